import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_IMAGES, MAX_IMAGE_MIB } from '@/shared/limits';
import { isSystemError } from '../lib/files';
import { HttpError, badRequest, tooLarge } from '../lib/httpError';
import { label, readText } from '../lib/text';
import type { Schema } from './contract';

const MIB = 1024 ** 2;
const MAX_FILE_BYTES = MAX_IMAGE_MIB * MIB;
/** All files at their limit and room for the texts. */
export const MAX_FORM_BYTES = MAX_IMAGES * MAX_FILE_BYTES + 2 * MIB;

const MAX_TEXT_BYTES = 64 * 1024;
const IMAGES_TIMEOUT_MS = 10 * 60_000;

/** The parser's own limits lie above ours, so that ours can be told in a message. */
const PARSER_LIMITS = {
  fileSize: MAX_FILE_BYTES,
  fieldSize: MAX_TEXT_BYTES,
  fieldNameSize: 200,
  fields: 200,
  files: 200,
  parts: 300,
  headerPairs: 50,
};

type Kind = 'text' | 'texts' | 'file' | 'files';

/** A file that has arrived but is not kept yet. */
export interface IncomingFile {
  path: string;
  /** As the sender calls it; for messages only. */
  name: string;
}

interface Form {
  body: Record<string, string | string[]>;
  files: Map<string, IncomingFile[]>;
  folder: string | undefined;
}

const forms = new WeakMap<FastifyRequest, Form>();

/** Files that a form brought for a field, in order. They are gone when the response is sent. */
export function filesOf(request: FastifyRequest, field: string): IncomingFile[] {
  return forms.get(request)?.files.get(field) ?? [];
}

/** Removes the temporary files of a form, if there are any. */
export async function removeFiles(request: FastifyRequest): Promise<void> {
  const folder = forms.get(request)?.folder;
  if (folder) await rm(folder, { recursive: true, force: true });
}

/**
 * Reads a form into `request.body`, texts trimmed and empty ones left out, and its files into
 * temporary ones. In the body a file is represented by its name, so that the contract's schema
 * can be applied. A form with a fault is read to its end, so that the sender sees the response.
 */
export async function readForm(
  request: FastifyRequest,
  fields: Record<string, Schema>,
  makeTempDir: () => string,
): Promise<void> {
  const form: Form = { body: {}, files: new Map(), folder: undefined };
  forms.set(request, form);
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) throw formTooLarge();
  let failure: unknown;
  // A form may come without a stated length.
  let bytes = 0;
  request.raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_FORM_BYTES) failure ??= formTooLarge();
    if (bytes > 2 * MAX_FORM_BYTES) request.raw.destroy();
  });
  try {
    const options = { limits: PARSER_LIMITS, throwFileSizeLimit: false, preservePath: true };
    for await (const part of request.parts(options)) {
      try {
        if (!failure) await takePart(form, part, kindOf(fields, part.fieldname), makeTempDir);
      } catch (error) {
        // A full disk and the like are not the sender's fault.
        failure = error instanceof HttpError || isSystemError(error) ? error : parserError(error);
      }
      if (part.type === 'file') part.file.resume();
    }
  } catch (error) {
    failure ??= parserError(error);
  }
  if (failure) throw failure;
  // To read large images may take longer than a client may be silent.
  request.raw.setTimeout(IMAGES_TIMEOUT_MS);
  request.body = form.body;
}

function kindOf(fields: Record<string, Schema>, name: string): Kind {
  const schema = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!schema) throw unknownField(shorten(name));
  if (schema.type === 'array') return schema.items?.format === 'binary' ? 'files' : 'texts';
  return schema.format === 'binary' ? 'file' : 'text';
}

async function takePart(
  form: Form,
  part: Multipart,
  kind: Kind,
  makeTempDir: () => string,
): Promise<void> {
  const wantsFile = kind === 'file' || kind === 'files';
  if (part.type === 'file') {
    // Browsers send a file input without a choice as a file without a name.
    if (wantsFile && part.filename === '') return;
    if (!wantsFile) throw wrongType(part.fieldname, 'text');
    return takeFile(form, part, kind, makeTempDir);
  }
  if (wantsFile) {
    if (part.value === '') return;
    throw wrongType(part.fieldname, 'a file');
  }
  takeText(form, part, kind);
}

function takeText(form: Form, part: MultipartValue, kind: Kind): void {
  const { fieldname, value } = part;
  if (part.valueTruncated) {
    const field = label(fieldname);
    throw badRequest('field_too_long', `The ${field} is too long.`, { field, max: MAX_TEXT_BYTES });
  }
  if (typeof value !== 'string') throw wrongType(fieldname, 'text');
  const text = readText(fieldname, value);
  const present = form.body[fieldname];
  if (kind === 'texts') {
    form.body[fieldname] = [...(Array.isArray(present) ? present : []), text];
  } else if (present !== undefined) {
    throw badRequest('field_repeated', `The field "${fieldname}" was sent more than once.`, {
      field: fieldname,
    });
  } else if (text !== '') {
    form.body[fieldname] = text;
  }
}

async function takeFile(
  form: Form,
  part: MultipartFile,
  kind: Kind,
  makeTempDir: () => string,
): Promise<void> {
  const { fieldname, filename } = part;
  assertFileName(filename);
  const files = form.files.get(fieldname) ?? [];
  if (kind === 'file' && files.length > 0) {
    throw badRequest('field_repeated', `The field "${fieldname}" takes one file only.`, {
      field: fieldname,
    });
  }
  if (files.length >= MAX_IMAGES) {
    throw tooLarge('too_many_files', `At most ${MAX_IMAGES} files can be sent.`, {
      max: MAX_IMAGES,
    });
  }
  form.folder ??= makeTempDir();
  const path = join(form.folder, String(files.length));
  await pipeline(part.file, createWriteStream(path));
  if (part.file.truncated) {
    const file = shorten(filename);
    throw tooLarge('file_too_large', `The file "${file}" is larger than ${MAX_IMAGE_MIB} MiB.`, {
      file,
      max: MAX_IMAGE_MIB,
    });
  }
  form.files.set(fieldname, [...files, { path, name: shorten(filename) }]);
  const names = [...files.map(({ name }) => name), shorten(filename)];
  form.body[fieldname] = kind === 'files' ? names : shorten(filename);
}

/** Names are never used for paths here, but one that tries to be a path comes from no browser. */
function assertFileName(name: string): void {
  if (/[/\\\p{Cc}]/u.test(name) || /^\.*$/.test(name)) {
    throw badRequest(
      'file_name_invalid',
      'A file name must not hold a path or control characters.',
    );
  }
}

function formTooLarge(): HttpError {
  const max = MAX_IMAGES * MAX_IMAGE_MIB;
  return tooLarge('form_too_large', `The form is larger than ${max} MiB.`, { max });
}

const LIMIT_CODES = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT']);

function parserError(error: unknown): HttpError {
  const code = String((error as { code?: unknown } | null)?.code);
  if (code === 'FST_PROTO_VIOLATION')
    return badRequest('form_invalid', 'A field of the form is not known.');
  if (LIMIT_CODES.has(code))
    return tooLarge('form_too_many_fields', 'The form has too many fields.');
  return badRequest('form_invalid', 'The form is broken or not complete.');
}

const unknownField = (field: string) =>
  badRequest('field_unknown', `The field "${field}" is not known.`, { field });

const wrongType = (field: string, type: string) =>
  badRequest('field_type_wrong', `The field "${field}" must be ${type}.`, { field, type });

const shorten = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text);
