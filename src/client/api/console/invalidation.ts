import type { TagDescription } from '@reduxjs/toolkit/query/react';
import type { tagTypes } from '../baseApi';
import { isConflict, isNotFound, isUnknownId } from '../errors';

type Tag = TagDescription<(typeof tagTypes)[number]>;

/** For `invalidatesTags`: after a success. */
export const onSuccess =
  (...tags: Tag[]) =>
  (result: unknown) =>
    result ? tags : [];

/** For `invalidatesTags`: after a success, and where somebody else has deleted the record. */
export const onSuccessOrGone =
  (...tags: Tag[]) =>
  (result: unknown, error: unknown) =>
    result || isNotFound(error) ? tags : [];

/** For `invalidatesTags`: after a success, and where others have changed what the request is about. */
export const onSuccessOrStale =
  (...tags: Tag[]) =>
  (result: unknown, error: unknown) =>
    result || isConflict(error) || isUnknownId(error) ? tags : [];
