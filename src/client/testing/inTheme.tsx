import type { ReactElement } from 'react';
import { SiteTheme } from '../app/theme/theme';

export const inTheme = (element: ReactElement) => <SiteTheme language="en">{element}</SiteTheme>;
