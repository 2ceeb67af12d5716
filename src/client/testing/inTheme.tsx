import type { ReactElement } from 'react';
import { SiteTheme } from '../app/theme/SiteTheme';

export const inTheme = (element: ReactElement) => <SiteTheme language="en">{element}</SiteTheme>;
