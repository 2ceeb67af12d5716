import { api } from '../../api';

/** The account that the backend knows the visitor as, once it has been asked. */
export const selectCurrentUser = api.endpoints.getCurrentUser.select();
