import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';

/** Company, product and contact pages. */
export const companyRoutes = (_i18n: I18n): RouteObject[] => [];
