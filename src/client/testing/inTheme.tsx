import type { ReactElement } from 'react';
import { SiteTheme } from '../app/theme/SiteTheme';

/** A component that needs nothing but the theme. */
export const inTheme = (element: ReactElement) => <SiteTheme language="en">{element}</SiteTheme>;
