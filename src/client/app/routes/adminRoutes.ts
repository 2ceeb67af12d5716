import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';

/** The console: everything below is for admins only. */
export const adminRoutes = (_i18n: I18n): RouteObject[] => [];
