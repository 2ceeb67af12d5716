import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_IMAGES, MAX_IMAGE_MIB } from '@/shared/limits';
import { isSystemError } from '../lib/files';
import { HttpError, badRequest, tooLarge } from '../lib/httpError';
import { label, readText } from '../lib/text';
import { cut } from '@/shared/texts';
import type { Schema } from './contract';

const MIB = 1024 ** 2;
const MAX_TEXT_BYTES = 64 * 1024;
const IMAGES_TIMEOUT_MS = 10 * 60_000;

/** All files at their limit and room for the texts. */
export const MAX_FORM_BYTES = (MAX_IMAGES * MAX_IMAGE_MIB + 2) * MIB;

const PARSER_OPTIONS = {
  limits: {
    fileSize: MAX_IMAGE_MIB * MIB,
    files: MAX_IMAGES,
    fieldSize: MAX_TEXT_BYTES,
    fields: 200,
  },
  // The error names the file.
  throwFileSizeLimit: false,
  // Names that are paths are rejected, not shortened.
  preservePath: true,
};

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
}

const forms = new WeakMap<FastifyRequest, Form>();

/** Files that a form brought for a field, in order. They are removed before the response is sent. */
export function filesOf(request: FastifyRequest, field: string): IncomingFile[] {
  return forms.get(request)?.files.get(field) ?? [];
}

/** Removes the temporary files of a form, if there are any. */
export async function removeFiles(request: FastifyRequest): Promise<void> {
  const folder = forms.get(request)?.folder;
  if (folder) await rm(folder, { recursive: true, force: true });
}

/**
 * Reads a form into `request.body`, texts as they are stored and empty ones left out, and its files
 * into temporary ones. In the body a file is represented by its name, so that the contract's schema
 * can be applied.
 */
export async function readForm(
  request: FastifyRequest,
  fields: Record<string, Schema>,
  makeTempDir: () => string,
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) {
    const max = MAX_IMAGES * MAX_IMAGE_MIB;
    throw tooLarge('form_too_large', `The form is larger than ${max} MiB.`, { max });
  }
  const form: Form = { files: new Map(), folder: undefined };
  forms.set(request, form);
  const body: Record<string, string | string[]> = {};
  try {
    for await (const part of request.parts(PARSER_OPTIONS)) {
      const { fieldname: field, type } = part;
      const schema = Object.hasOwn(fields, field) ? fields[field] : undefined;
      if (!schema)
        throw badRequest('field_unknown', `The field "${field}" is not known.`, { field });
      const isFile = (schema.items ?? schema).format === 'binary';
      const isEmpty = type === 'file' ? part.filename === '' : part.value === '';
      // Browsers send a file input without a choice as a file without a name.
      if (isFile && isEmpty) {
        if (type === 'file') part.file.resume();
        continue;
      }
      if (isFile !== (type === 'file')) throw wrongType(field, isFile ? 'a file' : 'text');
      if (schema.type !== 'array' && body[field] !== undefined) throw repeated(field, isFile);
      const text = type === 'file' ? await saveFile(form, part, makeTempDir) : readField(part);
      if (schema.type === 'array') body[field] = [...(body[field] ?? []), text];
      else if (text !== '') body[field] = text;
    }
  } catch (error) {
    // The rest of the body is discarded, see `bodies.ts`.
    request.raw.unpipe();
    // A full disk and the like are not the sender's fault.
    throw error instanceof HttpError || isSystemError(error) ? error : parserError(error);
  }
  // To read large images may take longer than a client may be silent.
  request.raw.setTimeout(IMAGES_TIMEOUT_MS);
  request.body = body;
}

function readField({ fieldname, value, valueTruncated }: MultipartValue): string {
  if (valueTruncated) {
    const field = label(fieldname);
    throw badRequest('field_too_long', `The ${field} is too long.`, { field, max: MAX_TEXT_BYTES });
  }
  // A part of the type JSON arrives parsed.
  if (typeof value !== 'string') throw wrongType(fieldname, 'text');
  return readText(fieldname, value);
}

/** Saves a file into the form's folder; returns its name. */
async function saveFile(
  form: Form,
  { fieldname, filename, file }: MultipartFile,
  makeTempDir: () => string,
): Promise<string> {
  const name = filename.length > 100 ? `${cut(filename, 100)}…` : filename;
  // Names are never used for paths here, but one that tries to be a path comes from no browser.
  if (/[/\\\p{Cc}]/u.test(filename) || /^\.*$/.test(filename)) {
    const message = 'A file name must not hold a path or control characters.';
    throw badRequest('file_name_invalid', message);
  }
  form.folder ??= makeTempDir();
  const files = form.files.get(fieldname) ?? [];
  const path = join(form.folder, String(files.length));
  await pipeline(file, createWriteStream(path));
  if (file.truncated) {
    throw tooLarge('file_too_large', `The file "${name}" is larger than ${MAX_IMAGE_MIB} MiB.`, {
      file: name,
      max: MAX_IMAGE_MIB,
    });
  }
  form.files.set(fieldname, [...files, { path, name }]);
  return name;
}

function parserError(error: unknown): HttpError {
  switch (String((error as { code?: unknown } | null)?.code)) {
    case 'FST_FILES_LIMIT':
      return tooLarge('too_many_files', `At most ${MAX_IMAGES} files can be sent.`, {
        max: MAX_IMAGES,
      });
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return tooLarge('form_too_many_fields', 'The form has too many fields.');
    case 'FST_PROTO_VIOLATION':
      return badRequest('form_invalid', 'A field of the form is not known.');
    default:
      return badRequest('form_invalid', 'The form is broken or not complete.');
  }
}

const wrongType = (field: string, type: string) =>
  badRequest('field_type_wrong', `The field "${field}" must be ${type}.`, { field, type });

const repeated = (field: string, isFile: boolean) =>
  badRequest(
    'field_repeated',
    `The field "${field}" ${isFile ? 'takes one file only' : 'was sent more than once'}.`,
    { field },
  );
