import type { PageName } from '../../../shared/siteMap';
import type { Page } from '../page';
import { aboutPage } from './about.page';
import { careerPage } from './career.page';
import { contactPage } from './contact.page';
import { elevatorPage } from './elevator.page';
import { elevatorTypePage } from './elevatorType.page';
import { escalatorPage } from './escalator.page';
import { escalatorTypePage } from './escalatorType.page';
import { forbiddenPage } from './forbidden.page';
import { homePage } from './home.page';
import { invitationPage } from './invitation.page';
import { loginPage } from './login.page';
import { newsroomPage } from './newsroom.page';
import { searchPage } from './search.page';
import { sparePartDetailsPage } from './sparePartDetails.page';
import { sparePartsPage } from './spareParts.page';
import { sparePartsGridPage } from './sparePartsGrid.page';
import { sparePartsOverviewPage } from './sparePartsOverview.page';

/** The pages that stand in the public layout, by their names in the site map. */
export const publicPages: Partial<Record<PageName, Page>> = {
  home: homePage,
  about: aboutPage,
  elevator: elevatorPage,
  escalator: escalatorPage,
  spareParts: sparePartsPage,
  elevatorType: elevatorTypePage,
  escalatorType: escalatorTypePage,
  sparePartsGrid: sparePartsGridPage,
  sparePartDetails: sparePartDetailsPage,
  sparePartsOverview: sparePartsOverviewPage,
  career: careerPage,
  newsroom: newsroomPage,
  contact: contactPage,
  search: searchPage,
  login: loginPage,
  forbidden: forbiddenPage,
  invitation: invitationPage,
};
