import type { TagDescription } from '@reduxjs/toolkit/query/react';
import type { tagTypes } from '../baseApi';
import { isNotFound } from '../errors';

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
