import * as React from 'react';

/**
 * The development build of React captures a stack for each of the first 10,000 elements a second, so
 * that `captureOwnerStack` can name who created them. Nobody reads them here, and they take a sixth of
 * the tests' time; React has no setting for it, only this counter.
 */
export function omitOwnerStacks() {
  const internals = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  ) as object | undefined;
  if (!internals) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
