import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';

/** The public spare-parts catalogue and its search. */
export const catalogueRoutes = (_i18n: I18n): RouteObject[] => [];
