import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_IMAGE_MIB } from '@/shared/limits';
import { isSystemError } from '../lib/files';
import { HttpError, badRequest, tooLarge } from '../lib/httpError';
import { label, readText } from '../lib/text';
import { cleanLine, cut } from '@/shared/texts';
import type { Schema } from './contract';
import { endBody } from './readingRate';
import { readValue } from './texts';
import type { UploadBudget } from './uploadBudget';

const MIB = 1024 ** 2;
const MAX_TEXT_BYTES = 64 * 1024;
/** Of a list of objects. */
const MAX_LIST_BYTES = MIB;
/** For the images of a form to be read. */
export const FILES_TIMEOUT_MS = 10 * 60_000;

/** A file that has arrived but is not stored yet. */
export interface IncomingFile {
  path: string;
  /** As the sender calls it; for messages only. */
  name: string;
}

interface Form {
  files: Map<string, IncomingFile[]>;
  /** Of the temporary files. */
  folder: string | undefined;
  /** What the files take of what anonymous senders may store at a time. */
  share: ReturnType<UploadBudget> | undefined;
}

interface FormOptions {
  /** Schemas of the contract by field; of a file `maxLength` counts bytes. */
  fields: Record<string, Schema>;
  makeTempDir: () => string;
  budget: UploadBudget | undefined;
}

const forms = new WeakMap<FastifyRequest, Form>();

/** Files that a form brought for a field, in order. They are removed before the response is sent. */
export function filesOf(request: FastifyRequest, field: string): IncomingFile[] {
  return forms.get(request)?.files.get(field) ?? [];
}

/** As `filesOf`. Throws `field_type_wrong` where the body names files without bringing any, as JSON can. */
export function sentFilesOf(request: FastifyRequest, field: string): IncomingFile[] {
  const files = filesOf(request, field);
  const named = (Object(request.body) as Record<string, { length?: number }>)[field];
  if (files.length === 0 && named?.length) throw wrongType(field, 'a file');
  return files;
}

/** Removes the temporary files of a form, if there are any. */
export async function removeFiles(request: FastifyRequest): Promise<void> {
  const form = forms.get(request);
  if (form?.folder) await rm(form.folder, { recursive: true, force: true });
  form?.share?.release();
}

/**
 * Makes a function that reads a form into `request.body`, texts as they are stored, without
 * empty ones unless the contract allows them by a minimum length of 0, lists of objects from one JSON
 * text, and its files into temporary ones. In the body a file is represented by its name, so that the
 * contract's schema can be applied.
 */
export function makeFormReader({ fields, makeTempDir, budget }: FormOptions) {
  const schemas = Object.values(fields);
  const max = schemas
    .filter(isFile)
    .reduce((sum, field) => sum + (field.maxItems ?? 1) * sizeOf(field), 0);
  const parserOptions = {
    limits: {
      // Each field has its own, see `saveFile`.
      fileSize: Infinity,
      fieldSize: schemas.some(isJson) ? MAX_LIST_BYTES : MAX_TEXT_BYTES,
      fields: 200,
    },
    // Names that are paths are rejected, not shortened.
    preservePath: true,
  };

  return async (request: FastifyRequest): Promise<void> => {
    if (Number(request.headers['content-length'] ?? 0) > max + 2 * MIB) {
      const mib = max / MIB;
      throw tooLarge('form_too_large', `The form is larger than ${mib} MiB.`, { max: mib });
    }
    const end = (error: HttpError) => endBody(request.raw, error);
    const form: Form = { files: new Map(), folder: undefined, share: budget?.(request.ip, end) };
    forms.set(request, form);
    const body: Record<string, unknown> = {};
    try {
      for await (const part of request.parts(parserOptions)) {
        const { fieldname: field, type } = part;
        const schema = Object.hasOwn(fields, field) ? fields[field] : undefined;
        if (!schema)
          throw badRequest('field_unknown', `The field "${field}" is not known.`, { field });
        const isEmpty = type === 'file' ? part.filename === '' : part.value === '';
        // Browsers send a file input without a choice as a file without a name.
        if (isFile(schema) && isEmpty) {
          if (type === 'file') part.file.resume();
          continue;
        }
        if (isFile(schema) !== (type === 'file')) {
          throw wrongType(field, isFile(schema) ? 'a file' : 'text');
        }
        const isList = schema.type === 'array' && !isJson(schema);
        if (!isList && body[field] !== undefined) throw repeated(field, isFile(schema));
        if (type === 'file') assertRoom(form, field, schema);
        const value =
          type === 'file'
            ? await saveFile(form, part, sizeOf(schema), makeTempDir)
            : isJson(schema)
              ? readJson(part)
              : readField(part, schema);
        if (isList) body[field] = [...((body[field] as unknown[] | undefined) ?? []), value];
        else if (value !== '' || schema.minLength === 0) body[field] = value;
      }
    } catch (error) {
      // The rest of the body is discarded, see `bodies.ts`; the files need not wait for it.
      request.raw.unpipe();
      await removeFiles(request);
      // A full disk and the like are not the sender's fault.
      throw error instanceof HttpError || isSystemError(error) ? error : parserError(error);
    }
    form.share?.finish();
    // To read large images may take longer than a client may be silent.
    request.raw.setTimeout(FILES_TIMEOUT_MS);
    request.body = body;
  };
}

const isFile = ({ items, format = items?.format }: Schema): boolean => format === 'binary';
const isJson = ({ type, items }: Schema): boolean => type === 'array' && items?.$ref !== undefined;
const sizeOf = ({ items, maxLength = items?.maxLength }: Schema): number =>
  maxLength ?? MAX_IMAGE_MIB * MIB;

function assertRoom({ files }: Form, field: string, { maxItems = 1 }: Schema): void {
  if ((files.get(field)?.length ?? 0) < maxItems) return;
  const message = `At most ${maxItems} files can be sent.`;
  throw tooLarge('too_many_files', message, { max: maxItems });
}

/** A part of the type JSON arrives parsed. */
function readJson(part: MultipartValue): unknown {
  const { fieldname: field, value, valueTruncated } = part;
  if (typeof value !== 'string') return readValue(value, field);
  if (valueTruncated) throw tooLong(field, MAX_LIST_BYTES);
  if (value.trim() === '') return '';
  try {
    return readValue(JSON.parse(value), field);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw badRequest('json_invalid', `The ${label(field)} are not valid JSON.`);
  }
}

function readField(part: MultipartValue, { type }: Schema): string | boolean {
  const { fieldname, value, valueTruncated } = part;
  // A part of the type JSON arrives parsed.
  if (typeof value !== 'string') throw wrongType(fieldname, 'text');
  if (valueTruncated || value.length > MAX_TEXT_BYTES) throw tooLong(fieldname, MAX_TEXT_BYTES);
  const text = readText(fieldname, value);
  // The schema rejects any other text.
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}

/** Saves a file into the form's folder; returns its name. */
async function saveFile(
  form: Form,
  { fieldname, filename, file }: MultipartFile,
  maxBytes: number,
  makeTempDir: () => string,
): Promise<string> {
  const cleaned = cleanLine(filename);
  const name = cleaned.length > 100 ? `${cut(cleaned, 100)}…` : cleaned;
  // Names are never used for paths here, but one that tries to be a path comes from no browser.
  if (/[/\\\p{Cc}]/u.test(filename) || /^\.*$/.test(cleaned)) {
    const message = 'A file name must not hold a path or control characters.';
    throw badRequest('file_name_invalid', message);
  }
  form.folder ??= makeTempDir();
  const files = form.files.get(fieldname) ?? [];
  const path = join(form.folder, `${fieldname}-${files.length}`);
  const { share } = form;
  let bytes = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw fileTooLarge(name, maxBytes / MIB);
      share?.take(chunk.length);
      yield chunk;
    }
  };
  await pipeline(file, counted, createWriteStream(path));
  form.files.set(fieldname, [...files, { path, name }]);
  return name;
}

const fileTooLarge = (file: string, max: number) =>
  tooLarge('file_too_large', `The file "${file}" is larger than ${max} MiB.`, { file, max });

function parserError(error: unknown): HttpError {
  switch (String((error as { code?: unknown } | null)?.code)) {
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return tooLarge('form_too_many_fields', 'The form has too many fields.');
    case 'FST_PROTO_VIOLATION':
      return badRequest('form_invalid', 'A field of the form is not known.');
    default:
      return badRequest('form_invalid', 'The form is broken or not complete.');
  }
}

function tooLong(fieldname: string, max: number): HttpError {
  const field = label(fieldname);
  return badRequest('field_too_long', `The ${field} is too long.`, { field, max });
}

const wrongType = (field: string, type: string) =>
  badRequest('field_type_wrong', `The field "${field}" must be ${type}.`, { field, type });

const repeated = (field: string, isFile: boolean) =>
  badRequest(
    'field_repeated',
    `The field "${field}" ${isFile ? 'takes one file only' : 'was sent more than once'}.`,
    { field },
  );
