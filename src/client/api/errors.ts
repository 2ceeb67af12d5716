import type { I18n } from '../i18n/i18n';
import { useI18n } from '../i18n/useTranslation';
import type {
  Error as BackendError,
  FormRejected,
  ImportRow,
  ImportRowChanged,
  NumberTaken,
  PartName,
  RejectedFile,
  SelectionChanged,
  ValueConflict,
} from './generated/hoistwayApi';

/** The body of a failed call, which another server may have sent. */
function bodyOf<Body = BackendError>(failure: unknown): Partial<Body> {
  const { data } = Object(failure) as { data?: unknown };
  return Object(data) as Partial<Body>;
}

export const errorCode = (failure: unknown) => bodyOf(failure).code;

export function errorText(failure: unknown, fallback: string, i18n: I18n): string {
  const { error, code, params } = bodyOf(failure);
  if (typeof error !== 'string' || !error.trim()) return fallback;
  const { errors = {} } = i18n.texts;
  if (!code || !Object.hasOwn(errors, code)) return error;
  const duration = durationText(Number(params?.seconds), i18n.language);
  const text = i18n.translateIn('errors')(code, { ...params, duration });
  return params?.reference ? `${text}（${params.reference}）` : text;
}

/** `60秒钟`, or `10分钟` from two minutes on, as in the backend's English. */
function durationText(seconds: number, locale: string): string {
  const [value, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** The translation of the error's code, else the backend's own text, else the fallback. */
export function useErrorText() {
  const i18n = useI18n();
  return (failure: unknown, fallback: string) => errorText(failure, fallback, i18n);
}

const hasStatus =
  (...statuses: unknown[]) =>
  (failure: unknown): boolean =>
    statuses.includes((failure as { status?: unknown } | undefined)?.status);

export const isUnreachable = hasStatus('FETCH_ERROR');

export const isNotFound = hasStatus(404);

/** Of a list that the role may not see, or that the backend does not have. */
export const isNotOffered = hasStatus(403, 404);

export const isRateLimited = hasStatus(429);

export const isConflict = hasStatus(409);

export const isChanged = hasStatus(412);

/** There is no record with the id, or it is no id at all. */
export const isUnknownId = hasStatus(404, 400);

export const isUnauthorized = hasStatus(401);

/** The files of a field that a form was rejected for, by their position among them. */
export function rejectedFiles(failure: unknown, field: 'images' | 'documents'): RejectedFile[] {
  const { [field]: files } = bodyOf<FormRejected>(failure);
  return Array.isArray(files) ? files : [];
}

/** Where in the body the error is, as the name of a form's field: `lines.3.unitPrice`. */
export function errorField(failure: unknown): string | undefined {
  const { pointer } = bodyOf(failure);
  return typeof pointer === 'string' ? pointer.slice(1).replace(/\//g, '.') : undefined;
}

/** The number that a part cannot get back, and the names of that part and of the one that has it now. */
export function takenNumber(failure: unknown) {
  const { code, params, holder, part } = bodyOf<NumberTaken>(failure);
  if (code !== 'number_taken' || !holder || !part) return undefined;
  return { number: String(params?.number ?? ''), holder: holder.name, part: part.name };
}

export function numberHolder(failure: unknown): PartName | undefined {
  if (!hasStatus(409)(failure)) return undefined;
  const { _id, name } = bodyOf<NumberTaken>(failure).holder ?? {};
  return typeof _id === 'string' && typeof name === 'string' ? { _id, name } : undefined;
}

/** What a selection has now, after a change was rejected because it had other parts before. */
export function changedSelection(failure: unknown) {
  const { code, params, selection } = bodyOf<SelectionChanged>(failure);
  return code === 'selection_changed' ? { count: Number(params?.count), selection } : undefined;
}

/** The row of an import that somebody else has corrected since it was loaded, as it is now. */
export function changedRow(failure: unknown): ImportRow | undefined {
  const { code, row } = bodyOf<ImportRowChanged>(failure);
  return code === 'import_row_changed' ? row : undefined;
}

/** Values that others have changed since they were loaded. */
export function valueConflicts(failure: unknown): ValueConflict[] {
  const { conflicts } = bodyOf<{ conflicts: ValueConflict[] }>(failure);
  return Array.isArray(conflicts) ? conflicts : [];
}
