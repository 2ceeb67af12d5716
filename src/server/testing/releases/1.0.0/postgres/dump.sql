--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: accountChanges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."accountChanges" (
    id integer NOT NULL,
    count integer NOT NULL
);


--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id text NOT NULL,
    email text NOT NULL,
    "passwordHash" text NOT NULL,
    role text NOT NULL,
    "createdAt" text NOT NULL,
    "mustChangePassword" integer DEFAULT 0 NOT NULL,
    "lastLoginAt" text
);


--
-- Name: attributeCategories; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."attributeCategories" (
    "attributeId" text NOT NULL,
    "categoryId" text NOT NULL
);


--
-- Name: attributeChoices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."attributeChoices" (
    "attributeId" text NOT NULL,
    value text NOT NULL,
    "valueZh" text NOT NULL
);


--
-- Name: attributes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attributes (
    id text NOT NULL,
    key text NOT NULL,
    "labelEn" text NOT NULL,
    "labelZh" text NOT NULL,
    kind text NOT NULL,
    unit text NOT NULL,
    version integer DEFAULT 1 NOT NULL
);


--
-- Name: catalogue; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.catalogue (
    id integer NOT NULL,
    version integer NOT NULL,
    stamp text NOT NULL
);


--
-- Name: categories; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.categories (
    id text NOT NULL,
    name text NOT NULL,
    "nameKey" text NOT NULL COLLATE pg_catalog."C",
    description text NOT NULL,
    "nameZh" text DEFAULT ''::text NOT NULL,
    "nameKeyZh" text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    "descriptionZh" text DEFAULT ''::text NOT NULL,
    "missingZh" text DEFAULT ''::text NOT NULL,
    "outdatedZh" text DEFAULT ''::text NOT NULL,
    "position" integer,
    "parentId" text,
    image text,
    "createdAt" text NOT NULL,
    "updatedAt" text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    "deletedAt" text,
    "deletedBy" text DEFAULT ''::text NOT NULL,
    "deletedInChange" text
);


--
-- Name: changedRecords; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."changedRecords" (
    "changeId" text NOT NULL,
    "position" integer NOT NULL,
    "entityId" text NOT NULL,
    name text NOT NULL,
    fields text NOT NULL
);


--
-- Name: changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.changes (
    id text NOT NULL,
    at text NOT NULL,
    actor text NOT NULL,
    kind text NOT NULL,
    action text NOT NULL,
    count integer NOT NULL,
    "undoneBy" text
);


--
-- Name: erasureKey; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."erasureKey" (
    id integer NOT NULL,
    key text NOT NULL
);


--
-- Name: images; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.images (
    name text NOT NULL,
    "storedAt" text NOT NULL,
    "trashedAt" text,
    width integer,
    height integer
);


--
-- Name: importColumns; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."importColumns" (
    key text NOT NULL,
    fields text NOT NULL,
    "usedAt" text NOT NULL
);


--
-- Name: importImages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."importImages" (
    "importId" text NOT NULL,
    name text NOT NULL,
    file text,
    fault text DEFAULT ''::text NOT NULL
);


--
-- Name: importRows; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."importRows" (
    "importId" text NOT NULL,
    sheet integer NOT NULL,
    "row" integer NOT NULL,
    excluded integer DEFAULT 0 NOT NULL,
    state text,
    "checkedState" text,
    "sameNumber" integer,
    "samePart" integer,
    "partId" text,
    "exactKey" text DEFAULT ''::text NOT NULL,
    "numberKey" text DEFAULT ''::text NOT NULL,
    "newCategory" text,
    "searchText" text DEFAULT ''::text NOT NULL,
    cells text NOT NULL,
    outcome text DEFAULT ''::text NOT NULL,
    "spareParts" text,
    "partNumbers" text,
    "sparePartImages" text,
    "partAttributes" text,
    fields text
);


--
-- Name: imports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.imports (
    id text NOT NULL,
    "createdAt" text NOT NULL,
    "createdBy" text NOT NULL,
    "fileName" text NOT NULL,
    state text NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    "leasedUntil" text,
    sheets text DEFAULT '[]'::text NOT NULL,
    sheet integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    "newCategories" integer DEFAULT 0 NOT NULL,
    "catalogueStamp" text DEFAULT ''::text NOT NULL,
    "unmatchedImages" text DEFAULT '[]'::text NOT NULL,
    failure text DEFAULT ''::text NOT NULL,
    "changeId" text,
    undo text DEFAULT ''::text NOT NULL,
    "appliedAt" text
);


--
-- Name: inquiryLines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."inquiryLines" (
    "messageId" text NOT NULL,
    "position" integer NOT NULL,
    "partId" text,
    text text NOT NULL,
    "partNumber" text NOT NULL,
    quantity double precision,
    unit text NOT NULL,
    note text NOT NULL
);


--
-- Name: invitations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invitations (
    id text NOT NULL,
    email text NOT NULL,
    "tokenHash" text NOT NULL,
    role text NOT NULL,
    "createdAt" text NOT NULL,
    "expiresAt" text NOT NULL,
    "invitedBy" text NOT NULL
);


--
-- Name: jobs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.jobs (
    name text NOT NULL,
    holder text,
    "leasedUntil" text,
    "doneAt" text
);


--
-- Name: knownDevices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."knownDevices" (
    "tokenHash" text NOT NULL,
    "accountId" text NOT NULL,
    "expiresAt" text NOT NULL
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: mails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mails (
    id text NOT NULL,
    kind text NOT NULL,
    "messageId" text NOT NULL,
    "quotationId" text,
    "recipientKey" text DEFAULT ''::text NOT NULL,
    "dueAt" text,
    tries integer DEFAULT 0 NOT NULL,
    "queuedAt" text NOT NULL,
    "transmittedAt" text,
    "failedAt" text,
    error text,
    "sentAt" text
);


--
-- Name: messageEvents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."messageEvents" (
    id text NOT NULL,
    "messageId" text NOT NULL,
    "createdAt" text NOT NULL,
    author text NOT NULL,
    type text NOT NULL,
    text text NOT NULL
);


--
-- Name: messageFiles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."messageFiles" (
    id text NOT NULL,
    "messageId" text NOT NULL,
    "position" integer NOT NULL,
    file text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    size integer NOT NULL
);


--
-- Name: messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.messages (
    id text NOT NULL,
    reference text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    address text NOT NULL,
    text text NOT NULL,
    company text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    country text DEFAULT ''::text NOT NULL,
    language text DEFAULT ''::text NOT NULL,
    incoterm text DEFAULT ''::text NOT NULL,
    state text DEFAULT 'new'::text NOT NULL,
    "assigneeId" text,
    version integer DEFAULT 1 NOT NULL,
    "lineCount" integer DEFAULT 0 NOT NULL,
    "readAt" text,
    "publicToken" text,
    "domainKey" text DEFAULT ''::text NOT NULL,
    "searchText" text DEFAULT ''::text NOT NULL,
    "createdAt" text NOT NULL,
    "answeredAt" text,
    "emailKey" text DEFAULT ''::text NOT NULL,
    "phoneKey" text DEFAULT ''::text NOT NULL,
    "spamAt" text,
    "idempotencyKey" text,
    "requestHash" text
);


--
-- Name: missedSearches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."missedSearches" (
    id text NOT NULL,
    term text NOT NULL COLLATE pg_catalog."C",
    language text NOT NULL,
    day text NOT NULL,
    times integer NOT NULL,
    dropped text DEFAULT ''::text NOT NULL
);


--
-- Name: partAttributes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."partAttributes" (
    "partSeq" integer NOT NULL,
    "attributeId" text NOT NULL,
    value text NOT NULL,
    number double precision
);


--
-- Name: partIndex; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."partIndex" (
    rowid integer NOT NULL,
    tokens tsvector NOT NULL,
    head text NOT NULL,
    name text NOT NULL,
    numbers text NOT NULL,
    category text NOT NULL,
    kind text NOT NULL,
    facts text NOT NULL,
    description text NOT NULL
)
WITH (toast_tuple_target='8160');


--
-- Name: partNumbers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."partNumbers" (
    "partSeq" integer NOT NULL,
    "position" integer NOT NULL,
    by text NOT NULL,
    maker text NOT NULL,
    number text NOT NULL,
    "exactKey" text NOT NULL,
    key text NOT NULL,
    "looseKey" text NOT NULL
);


--
-- Name: privateFiles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."privateFiles" (
    name text NOT NULL,
    "storedAt" text
);


--
-- Name: quotationDrafts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."quotationDrafts" (
    "messageId" text NOT NULL,
    content text NOT NULL,
    version integer NOT NULL,
    "updatedAt" text NOT NULL,
    "updatedBy" text NOT NULL
);


--
-- Name: quotationLists; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."quotationLists" (
    "tokenHash" text NOT NULL,
    lines text NOT NULL,
    bytes integer DEFAULT 0 NOT NULL,
    "createdAt" text NOT NULL,
    "expiresAt" text NOT NULL
);


--
-- Name: quotationNumbers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."quotationNumbers" (
    year integer NOT NULL,
    last integer NOT NULL
);


--
-- Name: quotations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.quotations (
    id text NOT NULL,
    "messageId" text NOT NULL,
    number text NOT NULL,
    "issuedAt" text NOT NULL,
    "issuedBy" text NOT NULL,
    content text NOT NULL,
    "pdfFile" text,
    "idempotencyKey" text
);


--
-- Name: rateLimits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."rateLimits" (
    key text NOT NULL,
    points integer NOT NULL,
    "expiresAt" text NOT NULL
);


--
-- Name: schemaVersion; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."schemaVersion" (
    version integer NOT NULL,
    "oldestSupported" integer NOT NULL
);


--
-- Name: searchSynonyms; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."searchSynonyms" (
    id text NOT NULL,
    term text NOT NULL,
    meaning text NOT NULL,
    "termKey" text NOT NULL,
    "meaningKey" text NOT NULL,
    "pairKey" text NOT NULL,
    version integer DEFAULT 1 NOT NULL
);


--
-- Name: searchTerms; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."searchTerms" (
    term text NOT NULL COLLATE pg_catalog."C",
    docs integer NOT NULL,
    letters integer NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    "tokenHash" text NOT NULL,
    "accountId" text NOT NULL,
    "expiresAt" text NOT NULL,
    id text NOT NULL,
    "createdAt" text NOT NULL,
    "lastUsedAt" text NOT NULL,
    browser text NOT NULL,
    system text NOT NULL,
    address text NOT NULL
);


--
-- Name: sparePartDocuments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."sparePartDocuments" (
    "partSeq" integer NOT NULL,
    "position" integer NOT NULL,
    file text NOT NULL,
    title text NOT NULL,
    kind text NOT NULL,
    size integer NOT NULL
);


--
-- Name: sparePartImages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."sparePartImages" (
    "partSeq" integer NOT NULL,
    "position" integer NOT NULL,
    file text NOT NULL
);


--
-- Name: spareParts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."spareParts" (
    seq integer NOT NULL,
    id text NOT NULL,
    "categoryId" text,
    "formerCategoryId" text,
    "nameKey" text NOT NULL COLLATE pg_catalog."C",
    "brandKey" text NOT NULL COLLATE pg_catalog."C",
    "partNumberKey" text COLLATE pg_catalog."C",
    "exactKey" text,
    "categoryKey" text NOT NULL COLLATE pg_catalog."C",
    "nameKeyZh" text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    "categoryKeyZh" text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    "missingZh" text DEFAULT ''::text NOT NULL,
    "outdatedZh" text DEFAULT ''::text NOT NULL,
    hidden integer DEFAULT 0 NOT NULL,
    "createdAt" text NOT NULL,
    "updatedAt" text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    "searchVersion" integer DEFAULT 0 NOT NULL,
    "deletedAt" text,
    "deletedBy" text DEFAULT ''::text NOT NULL,
    "deletedInChange" text,
    name text DEFAULT ''::text NOT NULL,
    "nameZh" text DEFAULT ''::text NOT NULL,
    "partNumber" text DEFAULT ''::text NOT NULL,
    brand text DEFAULT ''::text NOT NULL,
    "partType" text DEFAULT ''::text NOT NULL,
    "partTypeZh" text DEFAULT ''::text NOT NULL,
    material text DEFAULT ''::text NOT NULL,
    "materialZh" text DEFAULT ''::text NOT NULL,
    dimensions text DEFAULT ''::text NOT NULL,
    "dimensionsZh" text DEFAULT ''::text NOT NULL,
    "installSize" text DEFAULT ''::text NOT NULL,
    "installSizeZh" text DEFAULT ''::text NOT NULL,
    "faceplateSize" text DEFAULT ''::text NOT NULL,
    "faceplateSizeZh" text DEFAULT ''::text NOT NULL,
    weight text DEFAULT ''::text NOT NULL,
    "weightZh" text DEFAULT ''::text NOT NULL,
    application text DEFAULT ''::text NOT NULL,
    "applicationZh" text DEFAULT ''::text NOT NULL,
    "warrantyTime" text DEFAULT ''::text NOT NULL,
    "warrantyTimeZh" text DEFAULT ''::text NOT NULL,
    certificates text DEFAULT ''::text NOT NULL,
    "certificatesZh" text DEFAULT ''::text NOT NULL,
    moq text DEFAULT ''::text NOT NULL,
    "moqZh" text DEFAULT ''::text NOT NULL,
    "leadTime" text DEFAULT ''::text NOT NULL,
    "leadTimeZh" text DEFAULT ''::text NOT NULL,
    "shippingTerms" text DEFAULT ''::text NOT NULL,
    "shippingTermsZh" text DEFAULT ''::text NOT NULL,
    "paymentTerms" text DEFAULT ''::text NOT NULL,
    "paymentTermsZh" text DEFAULT ''::text NOT NULL,
    "paymentCurrency" text DEFAULT ''::text NOT NULL,
    "paymentCurrencyZh" text DEFAULT ''::text NOT NULL,
    packing text DEFAULT ''::text NOT NULL,
    "packingZh" text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    "descriptionZh" text DEFAULT ''::text NOT NULL
);


--
-- Name: spareParts_seq_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public."spareParts_seq_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: spareParts_seq_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public."spareParts_seq_seq" OWNED BY public."spareParts".seq;


--
-- Name: textTemplates; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."textTemplates" (
    id text NOT NULL,
    field text NOT NULL,
    name text NOT NULL,
    "textEn" text NOT NULL,
    "textZh" text NOT NULL,
    version integer DEFAULT 1 NOT NULL
);


--
-- Name: writeChecks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."writeChecks" (
    id integer NOT NULL,
    "checkedAt" text NOT NULL
);


--
-- Name: spareParts seq; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."spareParts" ALTER COLUMN seq SET DEFAULT nextval('public."spareParts_seq_seq"'::regclass);


--
-- Data for Name: accountChanges; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."accountChanges" VALUES
	(1, 0);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES
	('01a22aaa686e0000489faf86', 'admin@trial.example', '$argon2id$v=19$m=19456,t=2,p=1$KTh70vH3a47aV5/f/txqvQ$8cCqpFsxZe700oKduwjJZpyLJrLiQUIlhDfCpLVWNNk', 'admin', '2026-11-30T04:15:40.654Z', 0, '2026-11-30T04:15:44.632Z');


--
-- Data for Name: attributeCategories; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: attributeChoices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."attributeChoices" VALUES
	('01a22aaa6e2800006384c6b9', 'Left', '左'),
	('01a22aaa6e2800006384c6b9', 'Right', '右');


--
-- Data for Name: attributes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attributes VALUES
	('01a22aaa6e100000736944bf', 'speed', 'Speed', '速度', 'number', 'm/s', 1),
	('01a22aaa6e2800006384c6b9', 'side', 'Side', '侧', 'choice', '', 1);


--
-- Data for Name: catalogue; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.catalogue VALUES
	(1, 18, 'dc6ee310b728b9a76d');


--
-- Data for Name: categories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.categories VALUES
	('01a22aaa6d8000002f2ad7c2', 'Doors', 'doors', '', '门', '@men2 ', '', '', '', NULL, NULL, '1375b864f454999f7135cff873ab395a5a4ea472d2fa4a1330d4cfcc59e19045.png', '2026-11-30T04:15:41.953Z', '2026-11-30T04:15:41.953Z', 1, NULL, '', NULL),
	('01a22aaa6e0100006325aa4b', 'Door operators', 'door operators', '', '', 'door operators', '', 'name ', '', NULL, '01a22aaa6d8000002f2ad7c2', NULL, '2026-11-30T04:15:42.082Z', '2026-11-30T04:15:42.082Z', 1, NULL, '', NULL),
	('01a22aaa6fb90000bd5d9e58', 'Former', 'former', '', '', 'former', '', 'name ', '', NULL, NULL, 'd1a54fa61bfbff00ebb3cde6dda7de199e9fd06f5b7f7ce6d1f9e6a8d512c465.png', '2026-11-30T04:15:42.521Z', '2026-11-30T04:15:42.521Z', 1, '2026-11-30T04:15:42.599Z', 'admin@trial.example', '01a22aaa700700008ffaeacc'),
	('01a22aaa6fc7000068982ffb', 'Former, inner', 'former, inner', '', '', 'former, inner', '', 'name ', '', NULL, '01a22aaa6fb90000bd5d9e58', NULL, '2026-11-30T04:15:42.536Z', '2026-11-30T04:15:42.536Z', 1, '2026-11-30T04:15:42.599Z', 'admin@trial.example', '01a22aaa700700008ffaeacc'),
	('53058f0972f9f4eae5ca5ec3', 'New applied', 'new applied', '', '', 'new applied', '', 'name ', '', NULL, NULL, NULL, '2026-11-30T04:15:43.166Z', '2026-11-30T04:15:43.166Z', 1, NULL, '', NULL),
	('7c24962ab6bc171b98b40895', 'Below', 'below', '', '', 'below', '', 'name ', '', NULL, '53058f0972f9f4eae5ca5ec3', NULL, '2026-11-30T04:15:43.169Z', '2026-11-30T04:15:43.169Z', 1, NULL, '', NULL);


--
-- Data for Name: changedRecords; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."changedRecords" VALUES
	('01a22aaa6dee0000d1fe390c', 0, '01a22aaa6d8000002f2ad7c2', 'Doors', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa6e040000a9a42a77', 0, '01a22aaa6e0100006325aa4b', 'Door operators', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa6e110000dee9e81c', 0, '01a22aaa6e100000736944bf', 'Speed', '[{"field":"key","before":null,"after":"speed"},{"field":"labelEn","before":null,"after":"Speed"},{"field":"labelZh","before":null,"after":"速度"},{"field":"kind","before":null,"after":"number"},{"field":"unit","before":null,"after":"m/s"}]'),
	('01a22aaa6e2a00009dde7181', 0, '01a22aaa6e2800006384c6b9', 'Side', '[{"field":"key","before":null,"after":"side"},{"field":"labelEn","before":null,"after":"Side"},{"field":"labelZh","before":null,"after":"侧"},{"field":"kind","before":null,"after":"choice"},{"field":"choicesZh","before":null,"after":"[[\"Left\",\"左\"],[\"Right\",\"右\"]]"}]'),
	('01a22aaa6e9a0000392da471', 0, '01a22aaa6e8700005ae2cee5', 'Door operator 1', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa6edc0000ea90845d', 0, '01a22aaa6ed10000bdac64ad', 'Door roller 2', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa6f12000088995333', 0, '01a22aaa6f070000dd0d1314', 'Steel rope 3', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa6f55000017fd171a', 0, '01a22aaa6f3f0000d189bdb0', 'Ölpuffer 4', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa6f6f000032e04b11', 0, '01a22aaa6f6a00006cdc47c1', 'Unfinished controller', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa6f8e000033ec0af5', 0, '01a22aaa6e8700005ae2cee5', 'Door operator 1', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22aaa6f8e000033ec0af5', 1, '01a22aaa6ed10000bdac64ad', 'Door roller 2', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22aaa6f8e000033ec0af5', 2, '01a22aaa6f070000dd0d1314', 'Steel rope 3', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22aaa6f8e000033ec0af5', 3, '01a22aaa6f3f0000d189bdb0', 'Ölpuffer 4', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22aaa6fa4000085e991a1', 0, '01a22aaa6e8700005ae2cee5', 'Door operator 1', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22aaa6fa4000085e991a1', 1, '01a22aaa6ed10000bdac64ad', 'Door roller 2', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22aaa6fa4000085e991a1', 2, '01a22aaa6f070000dd0d1314', 'Steel rope 3', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22aaa6fa4000085e991a1', 3, '01a22aaa6f3f0000d189bdb0', 'Ölpuffer 4', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22aaa6fbb00000f5bf6e2', 0, '01a22aaa6fb90000bd5d9e58', 'Former', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa6fc9000094c95541', 0, '01a22aaa6fc7000068982ffb', 'Former, inner', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa6fec000076c1dfb8', 0, '01a22aaa6fe4000048f3f376', 'Former part', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa6ffa00003091306f', 0, '01a22aaa6fe4000048f3f376', 'Former part', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa700700008ffaeacc', 0, '01a22aaa6fb90000bd5d9e58', 'Former', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa700700008ffaeacc', 1, '01a22aaa6fc7000068982ffb', 'Former, inner', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa7225000027529143', 0, '53058f0972f9f4eae5ca5ec3', 'New applied', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa7225000027529143', 1, '7c24962ab6bc171b98b40895', 'Below', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa7225000027529143', 2, '01a22aaa6e8700005ae2cee5', 'Door operator 1', '[{"field":"brand","before":"Kyonetsu","after":"Brand applied"},{"field":"attribute.speed","before":"0.5","after":"1.5"}]'),
	('01a22aaa7225000027529143', 3, '01a22aaa71fc0000687242ac', 'Part applied', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa75d00000e596dbff', 0, '01a22aaa74b200007e9b7b52', 'Q-VPCGHN', '[{"field":"state","before":"new","after":"quoted"}]');


--
-- Data for Name: changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes VALUES
	('01a22aaa6dee0000d1fe390c', '2026-11-30T04:15:42.062Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22aaa6e040000a9a42a77', '2026-11-30T04:15:42.084Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22aaa6e110000dee9e81c', '2026-11-30T04:15:42.097Z', 'admin@trial.example', 'attribute', 'created', 1, NULL),
	('01a22aaa6e2a00009dde7181', '2026-11-30T04:15:42.122Z', 'admin@trial.example', 'attribute', 'created', 1, NULL),
	('01a22aaa6e9a0000392da471', '2026-11-30T04:15:42.234Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22aaa6edc0000ea90845d', '2026-11-30T04:15:42.300Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22aaa6f12000088995333', '2026-11-30T04:15:42.354Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22aaa6f55000017fd171a', '2026-11-30T04:15:42.421Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22aaa6f6f000032e04b11', '2026-11-30T04:15:42.447Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22aaa6f8e000033ec0af5', '2026-11-30T04:15:42.478Z', 'admin@trial.example', 'part', 'edited', 4, NULL),
	('01a22aaa6fa4000085e991a1', '2026-11-30T04:15:42.500Z', 'admin@trial.example', 'part', 'edited', 4, NULL),
	('01a22aaa6fbb00000f5bf6e2', '2026-11-30T04:15:42.523Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22aaa6fc9000094c95541', '2026-11-30T04:15:42.537Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22aaa6fec000076c1dfb8', '2026-11-30T04:15:42.572Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22aaa6ffa00003091306f', '2026-11-30T04:15:42.590Z', 'admin@trial.example', 'part', 'deleted', 1, NULL),
	('01a22aaa700700008ffaeacc', '2026-11-30T04:15:42.607Z', 'admin@trial.example', 'category', 'deleted', 2, NULL),
	('01a22aaa7225000027529143', '2026-11-30T04:15:43.171Z', 'admin@trial.example', 'part', 'imported', 4, NULL),
	('01a22aaa75d00000e596dbff', '2026-11-30T04:15:44.080Z', 'admin@trial.example', 'inquiry', 'edited', 1, NULL);


--
-- Data for Name: erasureKey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."erasureKey" VALUES
	(1, 'no_qEWSmWEvnULDjYQy3mkICoGuoBg7-2-i7rgXn3Po');


--
-- Data for Name: images; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.images VALUES
	('1375b864f454999f7135cff873ab395a5a4ea472d2fa4a1330d4cfcc59e19045.png', '2026-11-30T04:15:41.928Z', NULL, 12, 8),
	('1de75127a85eb4fd92f460c19c5b140dd1d4b43d9d621589e6796da384897002.png', '2026-11-30T04:15:42.191Z', NULL, 12, 8),
	('a1ebc86828a7f20d5d8f446de1fbc95f2be3cd8e11c6ffc601f81435f2d079b1.png', '2026-11-30T04:15:42.197Z', NULL, 12, 8),
	('53c7bb38dc297b97832ac97a7ae631f84947f3f75e1d0e45080ee8e54792e314.pdf', '2026-11-30T04:15:42.201Z', NULL, NULL, NULL),
	('24736be6ff2963d6e9a2422bd387311ede88d1eecb4addd45202a8c7a8ac0d34.png', '2026-11-30T04:15:42.275Z', NULL, 12, 8),
	('8f3b34c8931af1faf30957101c0a15373374d2c6d3e640df4db7b9402e1d4fe5.png', '2026-11-30T04:15:42.280Z', NULL, 12, 8),
	('cb2e73fffd076d26510a42df9012bb95f5af614fdac9780fdd1992ead069c92f.png', '2026-11-30T04:15:42.330Z', NULL, 12, 8),
	('112b8175fda1cb858242d5348d22cf31b345ac907ae84ae47d8af3d30b4ce3c0.png', '2026-11-30T04:15:42.334Z', NULL, 12, 8),
	('4f598fe0f69832431f81ec163644abe2be266ea17bb087bad499947807628917.png', '2026-11-30T04:15:42.384Z', NULL, 12, 8),
	('659a95bb95e438e22079998d9e19a8dcab962d615ca992e429466af8ea80b705.png', '2026-11-30T04:15:42.389Z', NULL, 12, 8),
	('d1a54fa61bfbff00ebb3cde6dda7de199e9fd06f5b7f7ce6d1f9e6a8d512c465.png', '2026-11-30T04:15:42.516Z', NULL, 12, 8),
	('43d7a1094dde0462a48af93501d9b8d0fc06e3b1dea3f14035a847a7b80d054a.png', '2026-11-30T04:15:42.555Z', NULL, 12, 8),
	('591cdbc9824b6ff025746652f8d4dfe47333d09f854355b3e4f80951129908fb.png', '2026-11-30T04:15:42.914Z', NULL, 12, 8),
	('971f6a68ac6d2551799403134c9837cb0ac68906e8bd558f37fbfaac095e30a0.png', '2026-11-30T04:15:43.538Z', NULL, 12, 8);


--
-- Data for Name: importColumns; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."importColumns" VALUES
	('9f40d6b1c6843bf53ad0a639e30c2d1e74ab263cc4b8d660506b80a79802d16a', '["partNumber","name","category","brand","attribute.speed","images"]', '2026-11-30T04:15:43.566Z');


--
-- Data for Name: importImages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."importImages" VALUES
	('01a22aaa70200000c1e74be9', 'applied.png', '591cdbc9824b6ff025746652f8d4dfe47333d09f854355b3e4f80951129908fb.png', ''),
	('01a22aaa727b00009b194a43', 'waiting.png', '971f6a68ac6d2551799403134c9837cb0ac68906e8bd558f37fbfaac095e30a0.png', '');


--
-- Data for Name: importRows; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."importRows" VALUES
	('01a22aaa70200000c1e74be9', 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '', '', NULL, 'part number
name
category
brand
speed (m/s)
images', '[{"text":"Part number"},{"text":"Name"},{"text":"Category"},{"text":"Brand"},{"text":"Speed (m/s)"},{"text":"Images"}]', '', NULL, NULL, NULL, NULL, NULL),
	('01a22aaa70200000c1e74be9', 0, 2, 0, 'changed', 'changed', NULL, NULL, '01a22aaa6e8700005ae2cee5', 'fx-100', 'fx100', NULL, 'fx-100
door operator 1
doors / door operators
brand applied
1.5', '[{"text":"FX-100"},{"text":"Door operator 1"},{"text":"Doors / Door operators"},{"text":"Brand applied"},{"text":"1.5"}]', '{"changes":[{"field":"brand","before":"Kyonetsu","after":"Brand applied"},{"field":"attribute.speed","before":"0.5 m/s","after":"1.5 m/s"}],"problems":[]}', '{"brand":"Brand applied","categoryId":"01a22aaa6e0100006325aa4b","brandKey":"brand applied","partNumberKey":"fx-00000000000000000100","exactKey":"fx-100"}', NULL, NULL, '[{"attributeId":"01a22aaa6e100000736944bf","value":"1.5","number":1.5},{"attributeId":"01a22aaa6e2800006384c6b9","value":"Left","number":null}]', '[{"field":"brand","before":"Kyonetsu","after":"Brand applied"},{"field":"attribute.speed","before":"0.5","after":"1.5"}]'),
	('01a22aaa70200000c1e74be9', 0, 3, 0, 'new', 'new', NULL, NULL, '01a22aaa71fc0000687242ac', 'fx-applied', 'fxapplied', 'New applied > Below', 'fx-applied
part applied
new applied / below
kyonetsu
2.5
applied.png', '[{"text":"FX-applied"},{"text":"Part applied"},{"text":"New applied / Below"},{"text":"Kyonetsu"},{"text":"2.5"},{"text":"applied.png"}]', '{"changes":[{"field":"name","before":"","after":"Part applied"},{"field":"partNumber","before":"","after":"FX-applied"},{"field":"brand","before":"","after":"Kyonetsu"},{"field":"category","before":"","after":"New applied > Below"},{"field":"images","before":"","after":"591cdbc9824b6ff025746652f8d4dfe47333d09f854355b3e4f80951129908fb.png"},{"field":"attribute.speed","before":"","after":"2.5 m/s"}],"problems":[],"newCategories":[{"id":"53058f0972f9f4eae5ca5ec3","name":"New applied","parentId":null},{"id":"7c24962ab6bc171b98b40895","name":"Below","parentId":"53058f0972f9f4eae5ca5ec3"}]}', '{"name":"Part applied","partNumber":"FX-applied","brand":"Kyonetsu","partType":"","material":"","dimensions":"","installSize":"","faceplateSize":"","weight":"","application":"","warrantyTime":"","certificates":"","moq":"","leadTime":"","shippingTerms":"","paymentTerms":"","paymentCurrency":"","packing":"","description":"","nameZh":"","partTypeZh":"","materialZh":"","dimensionsZh":"","installSizeZh":"","faceplateSizeZh":"","weightZh":"","applicationZh":"","warrantyTimeZh":"","certificatesZh":"","moqZh":"","leadTimeZh":"","shippingTermsZh":"","paymentTermsZh":"","paymentCurrencyZh":"","packingZh":"","descriptionZh":"","missingZh":"name ","outdatedZh":"","categoryId":"7c24962ab6bc171b98b40895","categoryKey":"below","categoryKeyZh":"below","hidden":0,"nameKey":"part applied","nameKeyZh":"part applied","brandKey":"kyonetsu","partNumberKey":"fx-applied","exactKey":"fx-applied"}', '[{"position":0,"by":"own","maker":"","number":"FX-applied","exactKey":"fx-applied","key":"fxapplied","looseKey":"fxapp11ed"}]', '[{"position":0,"file":"591cdbc9824b6ff025746652f8d4dfe47333d09f854355b3e4f80951129908fb.png"}]', '[{"attributeId":"01a22aaa6e100000736944bf","value":"2.5","number":2.5}]', '[{"field":"","before":null,"after":null}]'),
	('01a22aaa70200000c1e74be9', 0, 4, 0, 'faulty', 'faulty', NULL, NULL, NULL, 'fx-faulty', 'fxfaulty', NULL, 'fx-faulty

doors', '[{"text":"FX-faulty"},{"text":""},{"text":"Doors"}]', '{"changes":[{"field":"partNumber","before":"","after":"FX-faulty"},{"field":"category","before":"","after":"Doors"}],"problems":[{"field":"name","code":"name_missing"}]}', NULL, NULL, NULL, NULL, NULL),
	('01a22aaa727b00009b194a43', 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '', '', NULL, 'part number
name
category
brand
speed (m/s)
images', '[{"text":"Part number"},{"text":"Name"},{"text":"Category"},{"text":"Brand"},{"text":"Speed (m/s)"},{"text":"Images"}]', '', NULL, NULL, NULL, NULL, NULL),
	('01a22aaa727b00009b194a43', 0, 2, 0, 'changed', 'changed', NULL, NULL, '01a22aaa6e8700005ae2cee5', 'fx-100', 'fx100', NULL, 'fx-100
door operator 1
doors / door operators
brand waiting
1.5', '[{"text":"FX-100"},{"text":"Door operator 1"},{"text":"Doors / Door operators"},{"text":"Brand waiting"},{"text":"1.5"}]', '{"changes":[{"field":"brand","before":"Brand applied","after":"Brand waiting"}],"problems":[]}', '{"brand":"Brand waiting","categoryId":"01a22aaa6e0100006325aa4b","brandKey":"brand waiting","partNumberKey":"fx-00000000000000000100","exactKey":"fx-100"}', NULL, NULL, NULL, '[{"field":"brand","before":"Brand applied","after":"Brand waiting"}]'),
	('01a22aaa727b00009b194a43', 0, 4, 0, 'faulty', 'faulty', NULL, NULL, NULL, 'fx-faulty', 'fxfaulty', NULL, 'fx-faulty

doors', '[{"text":"FX-faulty"},{"text":""},{"text":"Doors"}]', '{"changes":[{"field":"partNumber","before":"","after":"FX-faulty"},{"field":"category","before":"","after":"Doors"}],"problems":[{"field":"name","code":"name_missing"}]}', NULL, NULL, NULL, NULL, NULL),
	('01a22aaa727b00009b194a43', 0, 3, 0, 'new', 'new', NULL, NULL, '01a22aaa7437000000b96892', 'fx-waiting', 'fxwaiting', 'New waiting > Below', 'fx-waiting
part waiting
new waiting / below
kyonetsu
2.5
waiting.png', '[{"text":"FX-waiting"},{"text":"Part waiting"},{"text":"New waiting / Below"},{"text":"Kyonetsu"},{"text":"2.5"},{"text":"waiting.png"}]', '{"changes":[{"field":"name","before":"","after":"Part waiting"},{"field":"partNumber","before":"","after":"FX-waiting"},{"field":"brand","before":"","after":"Kyonetsu"},{"field":"category","before":"","after":"New waiting > Below"},{"field":"images","before":"","after":"971f6a68ac6d2551799403134c9837cb0ac68906e8bd558f37fbfaac095e30a0.png"},{"field":"attribute.speed","before":"","after":"2.5 m/s"}],"problems":[],"newCategories":[{"id":"58a419d4f5523920385fa8bb","name":"New waiting","parentId":null},{"id":"c8ba42645497a809b91dc001","name":"Below","parentId":"58a419d4f5523920385fa8bb"}]}', '{"name":"Part waiting","partNumber":"FX-waiting","brand":"Kyonetsu","partType":"","material":"","dimensions":"","installSize":"","faceplateSize":"","weight":"","application":"","warrantyTime":"","certificates":"","moq":"","leadTime":"","shippingTerms":"","paymentTerms":"","paymentCurrency":"","packing":"","description":"","nameZh":"","partTypeZh":"","materialZh":"","dimensionsZh":"","installSizeZh":"","faceplateSizeZh":"","weightZh":"","applicationZh":"","warrantyTimeZh":"","certificatesZh":"","moqZh":"","leadTimeZh":"","shippingTermsZh":"","paymentTermsZh":"","paymentCurrencyZh":"","packingZh":"","descriptionZh":"","missingZh":"name ","outdatedZh":"","categoryId":"c8ba42645497a809b91dc001","categoryKey":"below","categoryKeyZh":"below","hidden":0,"nameKey":"part waiting","nameKeyZh":"part waiting","brandKey":"kyonetsu","partNumberKey":"fx-waiting","exactKey":"fx-waiting"}', '[{"position":0,"by":"own","maker":"","number":"FX-waiting","exactKey":"fx-waiting","key":"fxwaiting","looseKey":"fxwa1t1ng"}]', '[{"position":0,"file":"971f6a68ac6d2551799403134c9837cb0ac68906e8bd558f37fbfaac095e30a0.png"}]', '[{"attributeId":"01a22aaa6e100000736944bf","value":"2.5","number":2.5}]', '[{"field":"","before":null,"after":null}]');


--
-- Data for Name: imports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.imports VALUES
	('01a22aaa70200000c1e74be9', '2026-11-30T04:15:42.624Z', 'admin@trial.example', 'applied.csv', 'applied', 3, 3, NULL, '[{"name":"","rows":3,"headerRow":1,"columns":[{"heading":"Part number","samples":["FX-100","FX-applied","FX-faulty"],"field":"partNumber","source":"recognized"},{"heading":"Name","samples":["Door operator 1","Part applied"],"field":"name","source":"recognized"},{"heading":"Category","samples":["Doors / Door operators","New applied / Below","Doors"],"field":"category","source":"recognized"},{"heading":"Brand","samples":["Brand applied","Kyonetsu"],"field":"brand","source":"recognized"},{"heading":"Speed (m/s)","samples":["1.5","2.5"],"field":"attribute.speed","source":"recognized"},{"heading":"Images","samples":["applied.png"],"field":"images","source":"recognized"}]}]', 0, 2, 1, '1.e52c4a8d0ebc6d34e4', '[]', '', '01a22aaa7225000027529143', '', '2026-11-30T04:15:43.141Z'),
	('01a22aaa727b00009b194a43', '2026-11-30T04:15:43.227Z', 'admin@trial.example', 'waiting.csv', 'ready', 3, 3, NULL, '[{"name":"","rows":3,"headerRow":1,"columns":[{"heading":"Part number","samples":["FX-100","FX-waiting","FX-faulty"],"field":"partNumber","source":"remembered"},{"heading":"Name","samples":["Door operator 1","Part waiting"],"field":"name","source":"remembered"},{"heading":"Category","samples":["Doors / Door operators","New waiting / Below","Doors"],"field":"category","source":"remembered"},{"heading":"Brand","samples":["Brand waiting","Kyonetsu"],"field":"brand","source":"remembered"},{"heading":"Speed (m/s)","samples":["1.5","2.5"],"field":"attribute.speed","source":"remembered"},{"heading":"Images","samples":["waiting.png"],"field":"images","source":"remembered"}]}]', 0, 2, 1, '1.dc6ee310b728b9a76d', '[]', '', NULL, '', NULL);


--
-- Data for Name: inquiryLines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."inquiryLines" VALUES
	('01a22aaa74b200007e9b7b52', 0, '01a22aaa6e8700005ae2cee5', 'Door operator 1', 'FX-100', 2, '', ''),
	('01a22aaa74b200007e9b7b52', 1, NULL, 'Steel rope 8 mm', '', 500, 'm', ''),
	('01a22aaa750000008ada016a', 0, '01a22aaa6e8700005ae2cee5', '零件1', 'FX-100', 2, '', ''),
	('01a22aaa750000008ada016a', 1, NULL, 'Steel rope 8 mm', '', 500, 'm', '');


--
-- Data for Name: invitations; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: jobs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.jobs VALUES
	('synonyms', NULL, NULL, '2026-11-30T04:15:40.690Z'),
	('textTemplates', NULL, NULL, '2026-11-30T04:15:40.943Z'),
	('importChecks', NULL, NULL, NULL),
	('messages', NULL, NULL, NULL),
	('sharedLists', NULL, NULL, NULL);


--
-- Data for Name: knownDevices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."knownDevices" VALUES
	('b39c1a52a1c1e835a33ce1a858138990cd790e75fd3cb60bd1456f9053407be4', '01a22aaa686e0000489faf86', '2027-11-30T04:15:41.621Z'),
	('deb4fd6e1f2cfed07b1aa7d949b9edd48ab1957f36d852de676da6a62e7e1bfa', '01a22aaa686e0000489faf86', '2027-11-30T04:15:44.632Z');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES
	('0001_initial', '2026-11-30T04:15:40.489Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('01a22aaa74b500004d9c1a86', 'notification', '01a22aaa74b200007e9b7b52', NULL, '', '2026-11-30T04:16:43.865Z', 1, '2026-11-30T04:15:43.745Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL),
	('01a22aaa74b800009b1f1125', 'confirmation', '01a22aaa74b200007e9b7b52', NULL, 'amina@example.com', '2026-11-30T04:16:43.924Z', 1, '2026-11-30T04:15:43.745Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL),
	('01a22aaa7548000031ea4961', 'notification', '01a22aaa75460000a0c26daf', NULL, '', '2026-11-30T04:15:43.916Z', 0, '2026-11-30T04:15:43.916Z', NULL, NULL, NULL, NULL),
	('01a22aaa7503000090510f3c', 'notification', '01a22aaa750000008ada016a', NULL, '', '2026-11-30T04:16:43.958Z', 1, '2026-11-30T04:15:43.816Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL),
	('01a22aaa75d200001170ffea', 'quotation', '01a22aaa74b200007e9b7b52', '01a22aaa75ca00004733edd1', '', '2026-11-30T04:15:44.071Z', 0, '2026-11-30T04:15:44.071Z', NULL, NULL, NULL, NULL),
	('01a22aaa75090000eb03b906', 'confirmation', '01a22aaa750000008ada016a', NULL, 'amina@example.com', '2026-11-30T04:16:44.098Z', 1, '2026-11-30T04:15:43.816Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL);


--
-- Data for Name: messageEvents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."messageEvents" VALUES
	('01a22aaa74bb0000554bec20', '01a22aaa74b200007e9b7b52', '2026-11-30T04:15:43.745Z', '', 'received', ''),
	('01a22aaa750a000013f55c71', '01a22aaa750000008ada016a', '2026-11-30T04:15:43.816Z', '', 'received', ''),
	('01a22aaa752200003ddbf87c', '01a22aaa752000003641827a', '2026-11-30T04:15:43.887Z', '', 'received', ''),
	('01a22aaa754b0000dfebf7a4', '01a22aaa75460000a0c26daf', '2026-11-30T04:15:43.916Z', '', 'received', ''),
	('01a22aaa75cc0000eea6b5d7', '01a22aaa74b200007e9b7b52', '2026-11-30T04:15:44.071Z', 'admin@trial.example', 'state', 'quoted'),
	('01a22aaa75d10000d694e00a', '01a22aaa74b200007e9b7b52', '2026-11-30T04:15:44.071Z', 'admin@trial.example', 'quotationIssued', 'HQ-2026-0001'),
	('01a22aaa77e30000ce67e5bf', '01a22aaa74b200007e9b7b52', '2026-11-30T04:15:44.609Z', 'admin@trial.example', 'note', 'Called back.');


--
-- Data for Name: messageFiles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."messageFiles" VALUES
	('01a22aaa74b900001eea29ca', '01a22aaa74b200007e9b7b52', 0, '555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22aaa74a400001b2940aa.jpg', 'photographs.jpg', 'image/jpeg', 778),
	('01a22aaa74b9000163ce114a', '01a22aaa74b200007e9b7b52', 1, '555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22aaa74ab0000676684b7.jpg', 'photographs.jpg', 'image/jpeg', 778),
	('01a22aaa75490000328068cc', '01a22aaa75460000a0c26daf', 0, '91de44792023b5f20f67f49283a7e788d8ff7678b013723a0f8922055af68f35-01a22aaa753f000040d79c02.pdf', 'cv.pdf', 'application/pdf', 28);


--
-- Data for Name: messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.messages VALUES
	('01a22aaa752000003641827a', 'Q-XPM78R', 'inquiry', 'Amina Rahman', 'amina@example.com', '', '', 'Held', 'Lifts Example', 'AE', '', '', 'new', NULL, 1, 0, NULL, 'K_sHAuKYQUJHO2V6CuAFwLCazA4uuWKDFSnQkwgklf0', 'example.com', 'q-xpm78r
amina rahman
lifts example
amina@example.com


held', '2026-11-30T04:15:43.887Z', NULL, 'amina@example.com', '', '2026-11-30T04:15:43.887Z', NULL, NULL),
	('01a22aaa75460000a0c26daf', 'A-4YC2YK', 'application', 'Li Wei', 'li@example.com', '', '', 'Welder', '', '', '', '', 'new', NULL, 1, 0, NULL, NULL, 'example.com', 'a-4yc2yk
li wei

li@example.com


welder', '2026-11-30T04:15:43.916Z', NULL, 'li@example.com', '', NULL, NULL, NULL),
	('01a22aaa74b200007e9b7b52', 'Q-VPCGHN', 'inquiry', 'Amina Rahman', 'amina@example.com', '', '', '', 'Lifts Example', 'AE', 'en', '', 'quoted', NULL, 2, 2, '2026-11-30T04:15:44.071Z', 'at01avhVLUOGA3zH2cA_WAf_LSZN2jydazYByXnK0ho', 'example.com', 'q-vpcghn
amina rahman
lifts example
amina@example.com



door operator 1
fx-100

steel rope 8 mm

', '2026-11-30T04:15:43.745Z', '2026-11-30T04:15:44.071Z', 'amina@example.com', '', NULL, NULL, NULL),
	('01a22aaa750000008ada016a', 'Q-TRQE9Z', 'inquiry', '陈静', 'amina@example.com', '', '', '请报价', 'Lifts Example', 'AE', 'zh', '', 'new', NULL, 1, 2, '2026-11-30T04:15:44.767Z', 's5WrkJxxWnYRcfWBTQq9nO9twflLXoUgJTLNfyZpMls', 'example.com', 'q-trqe9z
陈静
lifts example
amina@example.com


请报价
零件1
fx-100

steel rope 8 mm

', '2026-11-30T04:15:43.816Z', NULL, 'amina@example.com', '', NULL, NULL, NULL);


--
-- Data for Name: missedSearches; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: partAttributes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."partAttributes" VALUES
	(2, '01a22aaa6e100000736944bf', '1.5', 1.5),
	(2, '01a22aaa6e2800006384c6b9', 'Left', NULL),
	(3, '01a22aaa6e100000736944bf', '2.5', 2.5),
	(3, '01a22aaa6e2800006384c6b9', 'Left', NULL),
	(4, '01a22aaa6e100000736944bf', '3.5', 3.5),
	(4, '01a22aaa6e2800006384c6b9', 'Left', NULL),
	(1, '01a22aaa6e100000736944bf', '1.5', 1.5),
	(1, '01a22aaa6e2800006384c6b9', 'Left', NULL),
	(7, '01a22aaa6e100000736944bf', '2.5', 2.5);


--
-- Data for Name: partIndex; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."partIndex" VALUES
	(2, '''1'':1A ''2'':1A ''200'':1A ''2kg'':1C ''case'':1C ''door'':1A,2B ''first'':1 ''fx'':1A ''fx200'':1A ''kyn'':1A ''kyn1'':1A ''kyonetsu'':1B ''line'':1 ''roller'':1A ''second'':1 ''steel'':1C ''wooden'':1C ''门'':1B,2B ''零件'':1A', ' roller door 2 零件 ', '', ' fx200 kyn1 fx 200 kyn 1 ', ' door 门 ', ' kyonetsu ', ' steel 2kg wooden case ', ' first line second '),
	(3, '''2'':1A ''2kg'':1C ''3'':1A ''300'':1A ''case'':1C ''door'':1B,2B ''first'':1 ''fx'':1A ''fx300'':1A ''kyn'':1A ''kyn2'':1A ''kyonetsu'':1B ''line'':1 ''operator'':1B,2B ''rope'':1A ''second'':1 ''steel'':1A ''wooden'':1C ''门'':1B,2B ''零件'':1A', ' rope steel 3 零件 ', '', ' fx300 kyn2 fx 300 kyn 2 ', ' door operator 门 ', ' kyonetsu ', ' 2kg wooden case ', ' first line second '),
	(4, '''2'':1C ''2kg'':1C ''3'':1A ''4'':1A ''400'':1A ''case'':1C ''door'':1B,2B ''first'':1 ''fx'':1A ''fx400'':1A ''kyn'':1A ''kyn3'':1A ''kyonetsu'':1B ''line'':1 ''olpuffer'':1A ''second'':1 ''steel'':1C ''wooden'':1C ''门'':1B,2B ''零件'':1A', ' olpuffer 4 零件 ', '', ' fx400 kyn3 fx 400 kyn 3 ', ' door 门 ', ' kyonetsu ', ' steel 2kg 2 wooden case ', ' first line second '),
	(1, '''0'':1A ''1'':1A ''100'':1A ''2'':1C ''2kg'':1C ''applied'':1B ''brand'':1B ''case'':1C ''door'':1A,2B ''first'':1 ''fx'':1A ''fx100'':1A ''kyn'':1A ''kyn0'':1A ''kyonetsu'':1B ''line'':1 ''operator'':1A,2B ''second'':1 ''steel'':1C ''wooden'':1C ''门'':1B,2B ''零件'':1A', ' operator door 1 零件 ', '', ' fx100 kyn0 fx 100 kyn 0 ', ' door operator 门 ', ' brand applied kyonetsu ', ' steel 2kg 2 wooden case ', ' first line second '),
	(7, '''applied'':1A,2B ''below'':1B,2B ''fx'':1A ''fxapplied'':1A ''kyonetsu'':1B ''new'':1B,2B ''part'':1A', ' applied part ', '', ' fxapplied fx ', ' below new applied ', ' kyonetsu ', '', '');


--
-- Data for Name: partNumbers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."partNumbers" VALUES
	(1, 0, 'own', '', 'FX-100', 'fx-100', 'fx100', 'fx100'),
	(1, 1, 'oem', 'Kyonetsu', 'KYN-0', 'kyn-0', 'kyn0', 'kyn0'),
	(2, 0, 'own', '', 'FX-200', 'fx-200', 'fx200', 'fx200'),
	(2, 1, 'oem', 'Kyonetsu', 'KYN-1', 'kyn-1', 'kyn1', 'kyn1'),
	(3, 0, 'own', '', 'FX-300', 'fx-300', 'fx300', 'fx300'),
	(3, 1, 'oem', 'Kyonetsu', 'KYN-2', 'kyn-2', 'kyn2', 'kyn2'),
	(4, 0, 'own', '', 'FX-400', 'fx-400', 'fx400', 'fx400'),
	(4, 1, 'oem', 'Kyonetsu', 'KYN-3', 'kyn-3', 'kyn3', 'kyn3'),
	(6, 0, 'own', '', 'FX-OLD', 'fx-old', 'fxold', 'fx01d'),
	(7, 0, 'own', '', 'FX-applied', 'fx-applied', 'fxapplied', 'fxapp11ed');


--
-- Data for Name: privateFiles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."privateFiles" VALUES
	('555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22aaa74a400001b2940aa.jpg', '2026-11-30T04:15:43.780Z'),
	('555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22aaa74ab0000676684b7.jpg', '2026-11-30T04:15:43.787Z'),
	('91de44792023b5f20f67f49283a7e788d8ff7678b013723a0f8922055af68f35-01a22aaa753f000040d79c02.pdf', '2026-11-30T04:15:43.935Z'),
	('9e85356e6a1fd2ae1bdf6824c32d861cc75f8dba116f4051141d56d57fea38d3-01a22aaa77d200002456f1ba.pdf', '2026-11-30T04:15:44.594Z');


--
-- Data for Name: quotationDrafts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotationDrafts" VALUES
	('01a22aaa750000008ada016a', '{"language":"zh","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22aaa6e8700005ae2cee5","partNumber":"FX-100","text":"零件1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', 1, '2026-11-30T04:15:44.022Z', 'admin@trial.example'),
	('01a22aaa74b200007e9b7b52', '{"language":"en","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22aaa6e8700005ae2cee5","partNumber":"FX-100","text":"Door operator 1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', 2, '2026-11-30T04:15:44.071Z', 'admin@trial.example');


--
-- Data for Name: quotationLists; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotationLists" VALUES
	('8339699253bcc4879871493072079e83d3588426f0f447301d0c386f71fac865', '[{"partId":"01a22aaa6e8700005ae2cee5","quantity":2},{"text":"Steel rope 8 mm","quantity":500,"unit":"m"}]', 105, '2026-11-30T04:15:43.967Z', '2027-02-28T04:15:43.967Z');


--
-- Data for Name: quotationNumbers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotationNumbers" VALUES
	(2026, 1);


--
-- Data for Name: quotations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.quotations VALUES
	('01a22aaa75ca00004733edd1', '01a22aaa74b200007e9b7b52', 'HQ-2026-0001', '2026-11-30T04:15:44.071Z', 'admin@trial.example', '{"language":"en","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22aaa6e8700005ae2cee5","partNumber":"FX-100","text":"Door operator 1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', '9e85356e6a1fd2ae1bdf6824c32d861cc75f8dba116f4051141d56d57fea38d3-01a22aaa77d200002456f1ba.pdf', 'ee0475ca-1d43-404b-bbe6-14b5f0170154');


--
-- Data for Name: rateLimits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."rateLimits" VALUES
	('messages:L3quQFyimL3RvCak3Yf-GdGqdcetRC1SP31G67wfF9Y', 1, '2026-11-30T04:25:43.747Z'),
	('messagesNetworkDay:L3quQFyimL3RvCak3Yf-GdGqdcetRC1SP31G67wfF9Y', 1, '2026-12-01T04:15:43.749Z'),
	('messagesIpDay:L3quQFyimL3RvCak3Yf-GdGqdcetRC1SP31G67wfF9Y', 1, '2026-12-01T04:15:43.751Z'),
	('messages:of3jMXBCgVhM8nQOOilZFNnzqen6awmHax0HBz-QD1c', 1, '2026-11-30T04:25:43.819Z'),
	('messagesNetworkDay:of3jMXBCgVhM8nQOOilZFNnzqen6awmHax0HBz-QD1c', 1, '2026-12-01T04:15:43.833Z'),
	('messagesIpDay:of3jMXBCgVhM8nQOOilZFNnzqen6awmHax0HBz-QD1c', 1, '2026-12-01T04:15:43.847Z'),
	('messages:8yjOy_BzU3kyCEEX99C3Oe5xoWpt8Wm-agKbn4KL4nk', 1, '2026-11-30T04:25:43.891Z'),
	('messagesNetworkDay:8yjOy_BzU3kyCEEX99C3Oe5xoWpt8Wm-agKbn4KL4nk', 1, '2026-12-01T04:15:43.894Z'),
	('messagesIpDay:8yjOy_BzU3kyCEEX99C3Oe5xoWpt8Wm-agKbn4KL4nk', 1, '2026-12-01T04:15:43.895Z'),
	('messages:J5b-nF2Gpgcq2SH0sidS8JenSpSQvRZjbSg09PHuy28', 1, '2026-11-30T04:25:43.925Z'),
	('messagesNetworkDay:J5b-nF2Gpgcq2SH0sidS8JenSpSQvRZjbSg09PHuy28', 1, '2026-12-01T04:15:43.929Z'),
	('messagesIpDay:J5b-nF2Gpgcq2SH0sidS8JenSpSQvRZjbSg09PHuy28', 1, '2026-12-01T04:15:43.931Z'),
	('sharedListsPerIp:3bAM4wTVPKLoaKPuqoREhGROFiP4-NfKNXy9Xrsuys8', 1, '2026-12-01T04:15:43.959Z'),
	('sharedListsPerNetwork:3bAM4wTVPKLoaKPuqoREhGROFiP4-NfKNXy9Xrsuys8', 1, '2026-12-01T04:15:43.965Z');


--
-- Data for Name: schemaVersion; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."schemaVersion" VALUES
	(1, 1);


--
-- Data for Name: searchSynonyms; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."searchSynonyms" VALUES
	('01a22aaa689400009e97ada1', 'lift', 'elevator', 'lift', 'elevator', 'elevator
lift', 1),
	('01a22aaa689a0000c506500f', 'limiter', 'governor', 'limiter', 'governor', 'governor
limiter', 1),
	('01a22aaa689a0001f406b257', 'speed limiter', 'overspeed governor', 'speed limiter', 'overspeed governor', 'overspeed governor
speed limiter', 1),
	('01a22aaa689a00025b59863c', 'overspeed limiter', 'overspeed governor', 'overspeed limiter', 'overspeed governor', 'overspeed governor
overspeed limiter', 1),
	('01a22aaa689a0003f015ffbb', 'speed governor', 'overspeed governor', 'speed governor', 'overspeed governor', 'overspeed governor
speed governor', 1),
	('01a22aaa689a00040924c86a', 'over speed governor', 'overspeed governor', 'over speed governor', 'overspeed governor', 'over speed governor
overspeed governor', 1),
	('01a22aaa689a0005eec39660', 'OSG', 'overspeed governor', 'osg', 'overspeed governor', 'osg
overspeed governor', 1),
	('01a22aaa689a00064dfa791f', 'COP', 'car operating panel', 'cop', 'car operating panel', 'car operating panel
cop', 1),
	('01a22aaa689b0000d076c368', 'LOP', 'landing operating panel', 'lop', 'landing operating panel', 'landing operating panel
lop', 1),
	('01a22aaa689b000135566bab', 'car station', 'car operating panel', 'car station', 'car operating panel', 'car operating panel
car station', 1),
	('01a22aaa689b0002e9116013', 'car control panel', 'car operating panel', 'car control panel', 'car operating panel', 'car control panel
car operating panel', 1),
	('01a22aaa689b000335abe94d', 'cabin panel', 'car operating panel', 'cabin panel', 'car operating panel', 'cabin panel
car operating panel', 1),
	('01a22aaa689b0004292651fe', 'hall station', 'landing panel', 'hall station', 'landing panel', 'hall station
landing panel', 1),
	('01a22aaa689b00051aa885f5', 'hall operating panel', 'landing panel', 'hall operating panel', 'landing panel', 'hall operating panel
landing panel', 1),
	('01a22aaa689b0006bbf07abb', 'HOP', 'landing panel', 'hop', 'landing panel', 'hop
landing panel', 1),
	('01a22aaa689b0007600a5417', 'landing station', 'landing panel', 'landing station', 'landing panel', 'landing panel
landing station', 1),
	('01a22aaa689b0008c3fd0226', 'hall call', 'landing call', 'hall call', 'landing call', 'hall call
landing call', 1),
	('01a22aaa689b000944506dd8', 'cabin', 'car', 'cabin', 'car', 'cabin
car', 1),
	('01a22aaa689c0000f1e1395b', 'cab', 'car', 'cab', 'car', 'cab
car', 1),
	('01a22aaa689c00014543b462', 'hoist machine', 'traction machine', 'hoist machine', 'traction machine', 'hoist machine
traction machine', 1),
	('01a22aaa689c00020b7535e2', 'hoisting machine', 'traction machine', 'hoisting machine', 'traction machine', 'hoisting machine
traction machine', 1),
	('01a22aaa689c00037d905774', 'traction motor', 'traction machine', 'traction motor', 'traction machine', 'traction machine
traction motor', 1),
	('01a22aaa689c000438438bd9', 'lift motor', 'traction machine', 'lift motor', 'traction machine', 'lift motor
traction machine', 1),
	('01a22aaa689c00057b7c42dd', 'gearless motor', 'gearless machine', 'gearless motor', 'gearless machine', 'gearless machine
gearless motor', 1),
	('01a22aaa689c0006ea7e4f60', 'geared motor', 'geared machine', 'geared motor', 'geared machine', 'geared machine
geared motor', 1),
	('01a22aaa689c000782361130', 'worm gear machine', 'geared machine', 'worm gear machine', 'geared machine', 'geared machine
worm gear machine', 1),
	('01a22aaa689c00087e374658', 'PMSM', 'PM synchronous', 'pmsm', 'pm synchronous', 'pm synchronous
pmsm', 1),
	('01a22aaa689c0009abac44f1', 'permanent-magnet synchronous', 'PM synchronous', 'permanentmagnet synchronous', 'pm synchronous', 'permanentmagnet synchronous
pm synchronous', 1),
	('01a22aaa689c000acf8bde87', 'induction motor', 'asynchronous motor', 'induction motor', 'asynchronous motor', 'asynchronous motor
induction motor', 1),
	('01a22aaa689c000bb93f8f5d', 'VVVF', 'inverter', 'vvvf', 'inverter', 'inverter
vvvf', 1),
	('01a22aaa689c000c9f5354ba', 'VFD', 'inverter', 'vfd', 'inverter', 'inverter
vfd', 1),
	('01a22aaa689c000d9c13e492', 'VSD', 'inverter', 'vsd', 'inverter', 'inverter
vsd', 1),
	('01a22aaa689d0000b670501f', 'frequency converter', 'inverter', 'frequency converter', 'inverter', 'frequency converter
inverter', 1),
	('01a22aaa689d0001eaf1e1df', 'frequency inverter', 'inverter', 'frequency inverter', 'inverter', 'frequency inverter
inverter', 1),
	('01a22aaa689d000240c0c8ac', 'variable frequency drive', 'inverter', 'variable frequency drive', 'inverter', 'inverter
variable frequency drive', 1),
	('01a22aaa689d0003e32cfa8f', 'regenerative drive', 'regenerative unit', 'regenerative drive', 'regenerative unit', 'regenerative drive
regenerative unit', 1),
	('01a22aaa689d0004c0a6483e', 'regen unit', 'regenerative unit', 'regen unit', 'regenerative unit', 'regen unit
regenerative unit', 1),
	('01a22aaa689d00054426bb0e', 'energy feedback unit', 'regenerative unit', 'energy feedback unit', 'regenerative unit', 'energy feedback unit
regenerative unit', 1),
	('01a22aaa689d00064f216ddf', 'ARD', 'automatic rescue device', 'ard', 'automatic rescue device', 'ard
automatic rescue device', 1),
	('01a22aaa689d0007c3de2b08', 'emergency rescue device', 'automatic rescue device', 'emergency rescue device', 'automatic rescue device', 'automatic rescue device
emergency rescue device', 1),
	('01a22aaa689d000803207c72', 'ERD', 'automatic rescue device', 'erd', 'automatic rescue device', 'automatic rescue device
erd', 1),
	('01a22aaa689d0009be3bdd50', 'emergency battery', 'emergency supply', 'emergency battery', 'emergency supply', 'emergency battery
emergency supply', 1),
	('01a22aaa689d000ad87cca7a', 'backup battery', 'emergency supply', 'backup battery', 'emergency supply', 'backup battery
emergency supply', 1),
	('01a22aaa689d000b784580b4', 'emergency power supply', 'emergency supply', 'emergency power supply', 'emergency supply', 'emergency power supply
emergency supply', 1),
	('01a22aaa689d000c03fa2412', 'accumulator', 'battery', 'accumulator', 'battery', 'accumulator
battery', 1),
	('01a22aaa689e0000eadfa6df', 'UCMP', 'unintended car movement protection', 'ucmp', 'unintended car movement protection', 'ucmp
unintended car movement protection', 1),
	('01a22aaa689e0001856b4dc1', 'UCM', 'unintended movement', 'ucm', 'unintended movement', 'ucm
unintended movement', 1),
	('01a22aaa689e00027716c1bc', 'ACOP', 'ascending overspeed', 'acop', 'ascending overspeed', 'acop
ascending overspeed', 1),
	('01a22aaa689e0003e06fd91f', 'timing belt', 'toothed belt', 'timing belt', 'toothed belt', 'timing belt
toothed belt', 1),
	('01a22aaa689e0004962d4af9', 'synchronous belt', 'toothed belt', 'synchronous belt', 'toothed belt', 'synchronous belt
toothed belt', 1),
	('01a22aaa689e0005b69919ec', 'tooth belt', 'toothed belt', 'tooth belt', 'toothed belt', 'tooth belt
toothed belt', 1),
	('01a22aaa689e00063929a041', 'cogged belt', 'toothed belt', 'cogged belt', 'toothed belt', 'cogged belt
toothed belt', 1),
	('01a22aaa689e0007c2a625ac', 'door belt', 'door operator belt', 'door belt', 'door operator belt', 'door belt
door operator belt', 1),
	('01a22aaa689e00089d377d04', 'suspension belt', 'coated steel belt', 'suspension belt', 'coated steel belt', 'coated steel belt
suspension belt', 1),
	('01a22aaa689e0009bd62f4cb', 'elevator cable', 'elevator rope', 'elevator cable', 'elevator rope', 'elevator cable
elevator rope', 1),
	('01a22aaa68b00002f9909020', 'fiber', 'fibre', 'fiber', 'fibre', 'fiber
fibre', 1),
	('01a22aaa68a0000035a4d9bc', 'hoist cable', 'suspension rope', 'hoist cable', 'suspension rope', 'hoist cable
suspension rope', 1),
	('01a22aaa68a000018f6249ca', 'hoist rope', 'suspension rope', 'hoist rope', 'suspension rope', 'hoist rope
suspension rope', 1),
	('01a22aaa68a000022d7dbd1b', 'steel cable', 'wire rope', 'steel cable', 'wire rope', 'steel cable
wire rope', 1),
	('01a22aaa68a00003848cddf6', 'wire rope', 'rope', 'wire rope', 'rope', 'rope
wire rope', 1),
	('01a22aaa68a20000649a2f30', 'steel wire rope', 'rope', 'steel wire rope', 'rope', 'rope
steel wire rope', 1),
	('01a22aaa68a20001f3279267', 'traction rope', 'suspension rope', 'traction rope', 'suspension rope', 'suspension rope
traction rope', 1),
	('01a22aaa68a20002fdba4341', 'governor cable', 'governor rope', 'governor cable', 'governor rope', 'governor cable
governor rope', 1),
	('01a22aaa68a30000198da021', 'traveling cable', 'travelling cable', 'traveling cable', 'travelling cable', 'traveling cable
travelling cable', 1),
	('01a22aaa68a30001908fc6a0', 'trailing cable', 'travelling cable', 'trailing cable', 'travelling cable', 'trailing cable
travelling cable', 1),
	('01a22aaa68a300020ce7e437', 'compensating chain', 'compensation chain', 'compensating chain', 'compensation chain', 'compensating chain
compensation chain', 1),
	('01a22aaa68a30003ea5ffc00', 'balance chain', 'compensation chain', 'balance chain', 'compensation chain', 'balance chain
compensation chain', 1),
	('01a22aaa68a300042209eb81', 'rope termination', 'rope socket', 'rope termination', 'rope socket', 'rope socket
rope termination', 1),
	('01a22aaa68a30005e2146076', 'rope end', 'rope socket', 'rope end', 'rope socket', 'rope end
rope socket', 1),
	('01a22aaa68a30006856809e1', 'rope anchorage', 'rope socket', 'rope anchorage', 'rope socket', 'rope anchorage
rope socket', 1),
	('01a22aaa68a300077b4c8623', 'wedge socket', 'rope socket', 'wedge socket', 'rope socket', 'rope socket
wedge socket', 1),
	('01a22aaa68a3000868f51805', 'traction wheel', 'traction sheave', 'traction wheel', 'traction sheave', 'traction sheave
traction wheel', 1),
	('01a22aaa68a30009c671fd66', 'drive sheave', 'traction sheave', 'drive sheave', 'traction sheave', 'drive sheave
traction sheave', 1),
	('01a22aaa68a3000aaaebca63', 'driving sheave', 'traction sheave', 'driving sheave', 'traction sheave', 'driving sheave
traction sheave', 1),
	('01a22aaa68a3000bd2d6fd58', 'grooved pulley', 'sheave', 'grooved pulley', 'sheave', 'grooved pulley
sheave', 1),
	('01a22aaa68a40000eccddf48', 'diverter pulley', 'deflector pulley', 'diverter pulley', 'deflector pulley', 'deflector pulley
diverter pulley', 1),
	('01a22aaa68a4000117a40fbb', 'deflection sheave', 'deflector pulley', 'deflection sheave', 'deflector pulley', 'deflection sheave
deflector pulley', 1),
	('01a22aaa68a40002a7e26c85', 'idler sheave', 'deflector pulley', 'idler sheave', 'deflector pulley', 'deflector pulley
idler sheave', 1),
	('01a22aaa68a400037eba88e0', 'diverting pulley', 'deflector pulley', 'diverting pulley', 'deflector pulley', 'deflector pulley
diverting pulley', 1),
	('01a22aaa68a40004cd1b2175', 'photocell', 'light curtain', 'photocell', 'light curtain', 'light curtain
photocell', 1),
	('01a22aaa68a40005db4d677d', 'photo cell', 'light curtain', 'photo cell', 'light curtain', 'light curtain
photo cell', 1),
	('01a22aaa68a400065b362d7e', 'sensor edge', 'light curtain', 'sensor edge', 'light curtain', 'light curtain
sensor edge', 1),
	('01a22aaa68a4000771919737', 'door detector', 'light curtain', 'door detector', 'light curtain', 'door detector
light curtain', 1),
	('01a22aaa68a400089e88d567', 'infrared curtain', 'light curtain', 'infrared curtain', 'light curtain', 'infrared curtain
light curtain', 1),
	('01a22aaa68a400096d618204', 'multibeam', 'light curtain', 'multibeam', 'light curtain', 'light curtain
multibeam', 1),
	('01a22aaa68a4000a55da14e2', 'door sensor', 'light curtain', 'door sensor', 'light curtain', 'door sensor
light curtain', 1),
	('01a22aaa68a4000b17953e6e', 'photo eye', 'photoelectric switch', 'photo eye', 'photoelectric switch', 'photo eye
photoelectric switch', 1),
	('01a22aaa68a4000c81abd7b7', 'photoelectric sensor', 'photoelectric switch', 'photoelectric sensor', 'photoelectric switch', 'photoelectric sensor
photoelectric switch', 1),
	('01a22aaa68a4000d518c390c', 'optical sensor', 'photoelectric switch', 'optical sensor', 'photoelectric switch', 'optical sensor
photoelectric switch', 1),
	('01a22aaa68a500001bbb9838', 'levelling sensor', 'levelling switch', 'levelling sensor', 'levelling switch', 'levelling sensor
levelling switch', 1),
	('01a22aaa68a500017a164eae', 'leveling switch', 'levelling switch', 'leveling switch', 'levelling switch', 'leveling switch
levelling switch', 1),
	('01a22aaa68a500020f355d61', 'leveling sensor', 'levelling switch', 'leveling sensor', 'levelling switch', 'leveling sensor
levelling switch', 1),
	('01a22aaa68a50003abe6be04', 'magnetic sensor', 'magnetic switch', 'magnetic sensor', 'magnetic switch', 'magnetic sensor
magnetic switch', 1),
	('01a22aaa68a50004651915a3', 'bistable switch', 'magnetic switch', 'bistable switch', 'magnetic switch', 'bistable switch
magnetic switch', 1),
	('01a22aaa68a50005c456d31f', 'inspection box', 'inspection station', 'inspection box', 'inspection station', 'inspection box
inspection station', 1),
	('01a22aaa68a50006e24dafab', 'end switch', 'limit switch', 'end switch', 'limit switch', 'end switch
limit switch', 1),
	('01a22aaa68a5000750b4765f', 'terminal switch', 'limit switch', 'terminal switch', 'limit switch', 'limit switch
terminal switch', 1),
	('01a22aaa68a50008a2f7bbf5', 'E-stop', 'emergency stop switch', 'estop', 'emergency stop switch', 'emergency stop switch
estop', 1),
	('01a22aaa68a50009dc2233bc', 'mushroom button', 'emergency stop switch', 'mushroom button', 'emergency stop switch', 'emergency stop switch
mushroom button', 1),
	('01a22aaa68a5000ad33d4327', 'push-button', 'push button', 'pushbutton', 'push button', 'push button
pushbutton', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22aaa68a60000e28d60b3', 'call button', 'push button', 'call button', 'push button', 'call button
push button', 1),
	('01a22aaa68a60001fff0076f', 'floor button', 'push button', 'floor button', 'push button', 'floor button
push button', 1),
	('01a22aaa68a600028b23b5d5', 'vandal resistant', 'vandal-resistant', 'vandal resistant', 'vandalresistant', 'vandal resistant
vandalresistant', 1),
	('01a22aaa68a60003e26ebcb0', 'vandal proof', 'vandal-resistant', 'vandal proof', 'vandalresistant', 'vandal proof
vandalresistant', 1),
	('01a22aaa68a60004eda07fe1', 'vandalproof', 'vandal-resistant', 'vandalproof', 'vandalresistant', 'vandalproof
vandalresistant', 1),
	('01a22aaa68a60005dcc89d4c', 'antivandal', 'vandal-resistant', 'antivandal', 'vandalresistant', 'antivandal
vandalresistant', 1),
	('01a22aaa68a60006c4988111', 'explosion proof', 'explosion-protected', 'explosion proof', 'explosionprotected', 'explosion proof
explosionprotected', 1),
	('01a22aaa68a60007ebc3e60d', 'indicator', 'display', 'indicator', 'display', 'display
indicator', 1),
	('01a22aaa68a60008bb735f6e', 'position indicator', 'display', 'position indicator', 'display', 'display
position indicator', 1),
	('01a22aaa68a600092675149d', 'floor indicator', 'display', 'floor indicator', 'display', 'display
floor indicator', 1),
	('01a22aaa68a6000ab1956d63', 'screen', 'display', 'screen', 'display', 'display
screen', 1),
	('01a22aaa68a6000bba53d9dd', 'dot matrix', 'dot-matrix', 'dot matrix', 'dotmatrix', 'dot matrix
dotmatrix', 1),
	('01a22aaa68a6000cb34d9197', 'hall lamp', 'hall lantern', 'hall lamp', 'hall lantern', 'hall lamp
hall lantern', 1),
	('01a22aaa68a6000d22512172', 'arrival lantern', 'hall lantern', 'arrival lantern', 'hall lantern', 'arrival lantern
hall lantern', 1),
	('01a22aaa68a6000e0901df72', 'direction indicator', 'direction lantern', 'direction indicator', 'direction lantern', 'direction indicator
direction lantern', 1),
	('01a22aaa68a70000b3cece71', 'chime', 'gong', 'chime', 'gong', 'chime
gong', 1),
	('01a22aaa68a70001a084cc4d', 'phone', 'telephone', 'phone', 'telephone', 'phone
telephone', 1),
	('01a22aaa68a7000298bb410f', 'emergency phone', 'emergency telephone', 'emergency phone', 'emergency telephone', 'emergency phone
emergency telephone', 1),
	('01a22aaa68a700034e019a11', 'autodialler', 'emergency telephone', 'autodialler', 'emergency telephone', 'autodialler
emergency telephone', 1),
	('01a22aaa68a70004813febbd', 'auto dialer', 'emergency telephone', 'auto dialer', 'emergency telephone', 'auto dialer
emergency telephone', 1),
	('01a22aaa68a70005004e10bd', 'two-way communication', 'intercom', 'twoway communication', 'intercom', 'intercom
twoway communication', 1),
	('01a22aaa68a70006ea4db533', 'interphone', 'intercom', 'interphone', 'intercom', 'intercom
interphone', 1),
	('01a22aaa68a700075d644dca', 'five-way', '5-way', 'fiveway', '5way', '5way
fiveway', 1),
	('01a22aaa68a70008e8a0f447', 'firefighter switch', 'fireman''s switch', 'firefighter switch', 'fireman switch', 'firefighter switch
fireman switch', 1),
	('01a22aaa68a7000a29e75343', 'fire recall', 'fire service', 'fire recall', 'fire service', 'fire recall
fire service', 1),
	('01a22aaa68a7000b7f4100a2', 'keyswitch', 'key switch', 'keyswitch', 'key switch', 'key switch
keyswitch', 1),
	('01a22aaa68a7000c018d560e', 'key lock', 'key switch', 'key lock', 'key switch', 'key lock
key switch', 1),
	('01a22aaa68a7000d6efb3b75', 'door machine', 'door operator', 'door machine', 'door operator', 'door machine
door operator', 1),
	('01a22aaa68a80000e32fbf62', 'door drive', 'door operator', 'door drive', 'door operator', 'door drive
door operator', 1),
	('01a22aaa68a80001f4e96dc4', 'door opener', 'door operator', 'door opener', 'door operator', 'door opener
door operator', 1),
	('01a22aaa68a80002563fdee1', 'door gear', 'door operator', 'door gear', 'door operator', 'door gear
door operator', 1),
	('01a22aaa68a8000318dd5cda', 'hoistway door', 'landing door', 'hoistway door', 'landing door', 'hoistway door
landing door', 1),
	('01a22aaa68a800044ebca50d', 'hall door', 'landing door', 'hall door', 'landing door', 'hall door
landing door', 1),
	('01a22aaa68a8000590bade96', 'floor door', 'landing door', 'floor door', 'landing door', 'floor door
landing door', 1),
	('01a22aaa68a80006eeaaab10', 'shaft door', 'landing door', 'shaft door', 'landing door', 'landing door
shaft door', 1),
	('01a22aaa68a80007bb443510', 'door roller', 'hanger roller', 'door roller', 'hanger roller', 'door roller
hanger roller', 1),
	('01a22aaa68a800081e0933ba', 'kicking roller', 'eccentric roller', 'kicking roller', 'eccentric roller', 'eccentric roller
kicking roller', 1),
	('01a22aaa68a80009315ef90b', 'upthrust roller', 'eccentric roller', 'upthrust roller', 'eccentric roller', 'eccentric roller
upthrust roller', 1),
	('01a22aaa68a8000aaefe48f2', 'anti-tip roller', 'eccentric roller', 'antitip roller', 'eccentric roller', 'antitip roller
eccentric roller', 1),
	('01a22aaa68a8000b0f675725', 'door gib', 'door shoe', 'door gib', 'door shoe', 'door gib
door shoe', 1),
	('01a22aaa68a8000cbdceaae4', 'panel gib', 'door shoe', 'panel gib', 'door shoe', 'door shoe
panel gib', 1),
	('01a22aaa68a90000394074b0', 'door slider', 'door shoe', 'door slider', 'door shoe', 'door shoe
door slider', 1),
	('01a22aaa68a90001ad73de00', 'door vane', 'door coupler', 'door vane', 'door coupler', 'door coupler
door vane', 1),
	('01a22aaa68a9000202f6170d', 'door skate', 'door coupler', 'door skate', 'door coupler', 'door coupler
door skate', 1),
	('01a22aaa68a90003d0327595', 'clutch blade', 'door coupler', 'clutch blade', 'door coupler', 'clutch blade
door coupler', 1),
	('01a22aaa68a9000408d6e849', 'door knife', 'door coupler', 'door knife', 'door coupler', 'door coupler
door knife', 1),
	('01a22aaa68a90005a0ac0382', 'door interlock', 'door lock', 'door interlock', 'door lock', 'door interlock
door lock', 1),
	('01a22aaa68a90006e4f266d5', 'lock contact', 'door contact', 'lock contact', 'door contact', 'door contact
lock contact', 1),
	('01a22aaa68a9000772dc2882', 'interlock contact', 'door contact', 'interlock contact', 'door contact', 'door contact
interlock contact', 1),
	('01a22aaa68a900084f3ca224', 'hook lock', 'door lock', 'hook lock', 'door lock', 'door lock
hook lock', 1),
	('01a22aaa68a9000926c40ccc', 'door electronics', 'door control board', 'door electronic', 'door control board', 'door control board
door electronic', 1),
	('01a22aaa68a9000a1d312e0b', 'door controller', 'door drive controller', 'door controller', 'door drive controller', 'door controller
door drive controller', 1),
	('01a22aaa68a9000be3a501b1', 'door closing spring', 'door closer spring', 'door closing spring', 'door closer spring', 'door closer spring
door closing spring', 1),
	('01a22aaa68a9000c97058c2f', 'closing weight', 'door closer weight', 'closing weight', 'door closer weight', 'closing weight
door closer weight', 1),
	('01a22aaa68aa0000c75c1529', 'sync rope', 'transfer rope', 'sync rope', 'transfer rope', 'sync rope
transfer rope', 1),
	('01a22aaa68aa00015d46cb6e', 'synchronising rope', 'transfer rope', 'synchronising rope', 'transfer rope', 'synchronising rope
transfer rope', 1),
	('01a22aaa68aa0002bb62df95', 'drop key', 'triangle key', 'drop key', 'triangle key', 'drop key
triangle key', 1),
	('01a22aaa68aa00034a4d9daa', 'lunar key', 'triangle key', 'lunar key', 'triangle key', 'lunar key
triangle key', 1),
	('01a22aaa68aa0004b1776e2d', 'threshold', 'sill', 'threshold', 'sill', 'sill
threshold', 1),
	('01a22aaa68aa00056e3db14f', 'apron', 'toe guard', 'apron', 'toe guard', 'apron
toe guard', 1),
	('01a22aaa68aa00068ef781cc', 'door leaf', 'door panel', 'door leaf', 'door panel', 'door leaf
door panel', 1),
	('01a22aaa68aa0007be6ea146', 'door wing', 'door panel', 'door wing', 'door panel', 'door panel
door wing', 1),
	('01a22aaa68aa000862f5bf1c', 'center opening', 'centre opening', 'center opening', 'centre opening', 'center opening
centre opening', 1),
	('01a22aaa68aa0009953e3a49', 'bi-parting', 'centre opening', 'biparting', 'centre opening', 'biparting
centre opening', 1),
	('01a22aaa68aa000a2bf851be', 'clear width', 'clear opening', 'clear width', 'clear opening', 'clear opening
clear width', 1),
	('01a22aaa68ab0000b1f0b8f6', 'safeties', 'safety gear', 'safety', 'safety gear', 'safety
safety gear', 1),
	('01a22aaa68ab0001efbeb7da', 'shock absorber', 'buffer', 'shock absorber', 'buffer', 'buffer
shock absorber', 1),
	('01a22aaa68ab00025e24f832', 'hydraulic buffer', 'oil buffer', 'hydraulic buffer', 'oil buffer', 'hydraulic buffer
oil buffer', 1),
	('01a22aaa68ab000323f59362', 'PU buffer', 'polyurethane buffer', 'pu buffer', 'polyurethane buffer', 'polyurethane buffer
pu buffer', 1),
	('01a22aaa68ab00048ee7d67d', 'rail clamp', 'rail clip', 'rail clamp', 'rail clip', 'rail clamp
rail clip', 1),
	('01a22aaa68ab000508d6ba13', 'T-rail', 'guide rail', 'trail', 'guide rail', 'guide rail
trail', 1),
	('01a22aaa68ab00069f208745', 'guiderail', 'guide rail', 'guiderail', 'guide rail', 'guide rail
guiderail', 1),
	('01a22aaa68ab0007ed0cc061', 'guide track', 'guide rail', 'guide track', 'guide rail', 'guide rail
guide track', 1),
	('01a22aaa68ab0008fb9e8dcf', 'fish plate', 'fishplate', 'fish plate', 'fishplate', 'fish plate
fishplate', 1),
	('01a22aaa68ab00092dfe6e22', 'sliding shoe', 'sliding guide shoe', 'sliding shoe', 'sliding guide shoe', 'sliding guide shoe
sliding shoe', 1),
	('01a22aaa68ab000a96df246d', 'roller guide', 'roller guide shoe', 'roller guide', 'roller guide shoe', 'roller guide
roller guide shoe', 1),
	('01a22aaa68ab000b0fb28633', 'guide lining', 'guide shoe insert', 'guide lining', 'guide shoe insert', 'guide lining
guide shoe insert', 1),
	('01a22aaa68ac00003bc158d0', 'shoe liner', 'guide shoe insert', 'shoe liner', 'guide shoe insert', 'guide shoe insert
shoe liner', 1),
	('01a22aaa68ac000193d80e20', 'mainboard', 'main board', 'mainboard', 'main board', 'main board
mainboard', 1),
	('01a22aaa68ac0002f5acbee3', 'motherboard', 'main control board', 'motherboard', 'main control board', 'main control board
motherboard', 1),
	('01a22aaa68ac0003d2aba36e', 'PCB', 'board', 'pcb', 'board', 'board
pcb', 1),
	('01a22aaa68ac0004b9e38de1', 'circuit board', 'board', 'circuit board', 'board', 'board
circuit board', 1),
	('01a22aaa68ac0005107e045a', 'control card', 'control board', 'control card', 'control board', 'control board
control card', 1),
	('01a22aaa68ac0006eeed45d5', 'logic board', 'control board', 'logic board', 'control board', 'control board
logic board', 1),
	('01a22aaa68ac0007b2d8842d', 'landing board', 'hall call board', 'landing board', 'hall call board', 'hall call board
landing board', 1),
	('01a22aaa68ac000870b185f5', 'switchboard', 'control cabinet', 'switchboard', 'control cabinet', 'control cabinet
switchboard', 1),
	('01a22aaa68ac00099ccdcaab', 'MRL', 'machine-room-less', 'mrl', 'machineroomless', 'machineroomless
mrl', 1),
	('01a22aaa68ac000af13df516', 'machine roomless', 'machine-room-less', 'machine roomless', 'machineroomless', 'machine roomless
machineroomless', 1),
	('01a22aaa68ac000b8aa2af74', 'rotary encoder', 'encoder', 'rotary encoder', 'encoder', 'encoder
rotary encoder', 1),
	('01a22aaa68ac000c3906d775', 'pulse generator', 'encoder', 'pulse generator', 'encoder', 'encoder
pulse generator', 1),
	('01a22aaa68ac000d792a3055', 'tape head', 'magnetic tape system', 'tape head', 'magnetic tape system', 'magnetic tape system
tape head', 1),
	('01a22aaa68ad000047131765', 'overload device', 'load weighing', 'overload device', 'load weighing', 'load weighing
overload device', 1),
	('01a22aaa68ad000167ee76a8', 'power supply unit', 'power supply', 'power supply unit', 'power supply', 'power supply
power supply unit', 1),
	('01a22aaa68ad00025066002d', 'PSU', 'power supply', 'psu', 'power supply', 'power supply
psu', 1),
	('01a22aaa68ad0003123e4ab4', 'SMPS', 'switched-mode supply', 'smp', 'switchedmode supply', 'smp
switchedmode supply', 1),
	('01a22aaa68ad000453712379', 'ventilator', 'fan', 'ventilator', 'fan', 'fan
ventilator', 1),
	('01a22aaa68ad000555c01a04', 'blower', 'fan', 'blower', 'fan', 'blower
fan', 1),
	('01a22aaa68ad000612b9e818', 'cooling fan', 'fan', 'cooling fan', 'fan', 'cooling fan
fan', 1),
	('01a22aaa68ad00074de31407', 'air cleaner', 'air purifier', 'air cleaner', 'air purifier', 'air cleaner
air purifier', 1),
	('01a22aaa68ad000819392a0c', 'spotlight', 'downlight', 'spotlight', 'downlight', 'downlight
spotlight', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22aaa68ad0009b7d0281a', 'LED lamp', 'LED light', 'led lamp', 'led light', 'led lamp
led light', 1),
	('01a22aaa68ad000a5ccdc6c5', 'grab rail', 'handrail', 'grab rail', 'handrail', 'grab rail
handrail', 1),
	('01a22aaa68ad000b20b28e85', 'hand rail', 'handrail', 'hand rail', 'handrail', 'hand rail
handrail', 1),
	('01a22aaa68ad000c4bc3eb76', 'bumper strip', 'bumper rail', 'bumper strip', 'bumper rail', 'bumper rail
bumper strip', 1),
	('01a22aaa68ad000d6a7f0042', 'moving walkway', 'moving walk', 'moving walkway', 'moving walk', 'moving walk
moving walkway', 1),
	('01a22aaa68ae00004ee23590', 'travelator', 'moving walk', 'travelator', 'moving walk', 'moving walk
travelator', 1),
	('01a22aaa68ae0001ddbca3ab', 'moving sidewalk', 'moving walk', 'moving sidewalk', 'moving walk', 'moving sidewalk
moving walk', 1),
	('01a22aaa68ae0002c2caf764', 'escalator tread', 'escalator step', 'escalator tread', 'escalator step', 'escalator step
escalator tread', 1),
	('01a22aaa68ae000311703917', 'step wheel', 'step roller', 'step wheel', 'step roller', 'step roller
step wheel', 1),
	('01a22aaa68ae00043bb445ad', 'comb plate', 'comb segment', 'comb plate', 'comb segment', 'comb plate
comb segment', 1),
	('01a22aaa68ae000517b3bd14', 'comb finger', 'comb segment', 'comb finger', 'comb segment', 'comb finger
comb segment', 1),
	('01a22aaa68ae0006cc83af65', 'skirt deflector', 'skirt brush', 'skirt deflector', 'skirt brush', 'skirt brush
skirt deflector', 1),
	('01a22aaa68ae0007d6559a26', 'safety brush', 'skirt brush', 'safety brush', 'skirt brush', 'safety brush
skirt brush', 1),
	('01a22aaa68ae000832820e65', 'driving chain', 'drive chain', 'driving chain', 'drive chain', 'drive chain
driving chain', 1),
	('01a22aaa68ae0009434018a5', 'brake shoe', 'brake lining', 'brake shoe', 'brake lining', 'brake lining
brake shoe', 1),
	('01a22aaa68ae000a92481bdb', 'brake pad', 'brake lining', 'brake pad', 'brake lining', 'brake lining
brake pad', 1),
	('01a22aaa68ae000b2cd584b7', 'pump station', 'power unit', 'pump station', 'power unit', 'power unit
pump station', 1),
	('01a22aaa68ae000cd583900a', 'pipe rupture valve', 'rupture valve', 'pipe rupture valve', 'rupture valve', 'pipe rupture valve
rupture valve', 1),
	('01a22aaa68af000093c81816', 'hose burst valve', 'rupture valve', 'hose burst valve', 'rupture valve', 'hose burst valve
rupture valve', 1),
	('01a22aaa68af0001ef61b312', 'gasket set', 'seal kit', 'gasket set', 'seal kit', 'gasket set
seal kit', 1),
	('01a22aaa68af00024d65435d', 'packing kit', 'seal kit', 'packing kit', 'seal kit', 'packing kit
seal kit', 1),
	('01a22aaa68af0003a87a2d1b', 'oil seal', 'seal', 'oil seal', 'seal', 'oil seal
seal', 1),
	('01a22aaa68af0004607f7978', 'goods lift', 'freight lift', 'good lift', 'freight lift', 'freight lift
good lift', 1),
	('01a22aaa68af00059a6e8aa8', 'residential lift', 'home lift', 'residential lift', 'home lift', 'home lift
residential lift', 1),
	('01a22aaa68af00067ad07896', 'home elevator', 'home lift', 'home elevator', 'home lift', 'home elevator
home lift', 1),
	('01a22aaa68af0007b94e37e0', 'villa lift', 'home lift', 'villa lift', 'home lift', 'home lift
villa lift', 1),
	('01a22aaa68af00082c052628', 'bed lift', 'hospital lift', 'bed lift', 'hospital lift', 'bed lift
hospital lift', 1),
	('01a22aaa68af000952bc4ba7', 'counter weight', 'counterweight', 'counter weight', 'counterweight', 'counter weight
counterweight', 1),
	('01a22aaa68af000a54c49263', 'galvanized', 'galvanised', 'galvanized', 'galvanised', 'galvanised
galvanized', 1),
	('01a22aaa68af000b93a0eab3', 'aluminum', 'aluminium', 'aluminum', 'aluminium', 'aluminium
aluminum', 1),
	('01a22aaa68af000c08e4c549', 'gray', 'grey', 'gray', 'grey', 'gray
grey', 1),
	('01a22aaa68b00000c4ff8702', 'colour', 'color', 'colour', 'color', 'color
colour', 1),
	('01a22aaa68b00001c5af42c0', 'meter', 'metre', 'meter', 'metre', 'meter
metre', 1),
	('01a22aaa68b00003fa24eb4d', 'PU', 'polyurethane', 'pu', 'polyurethane', 'polyurethane
pu', 1),
	('01a22aaa68b000042beae784', 'SS', 'stainless steel', 'ss', 'stainless steel', 'ss
stainless steel', 1),
	('01a22aaa68b00005672c0c5a', 'inox', 'stainless steel', 'inox', 'stainless steel', 'inox
stainless steel', 1),
	('01a22aaa68b00006ccd7870a', '电梯', 'elevator', '电梯', 'elevator', 'elevator
电梯', 1),
	('01a22aaa68c700004b1f129c', '扶梯', 'escalator', '扶梯', 'escalator', 'escalator
扶梯', 1),
	('01a22aaa68c70001815d56a3', '自动扶梯', 'escalator', '自动扶梯', 'escalator', 'escalator
自动扶梯', 1),
	('01a22aaa68c800004bb277cd', '自动人行道', 'moving walk', '自动人行道', 'moving walk', 'moving walk
自动人行道', 1),
	('01a22aaa68c8000118607fd4', '曳引机', 'traction machine', '曳引机', 'traction machine', 'traction machine
曳引机', 1),
	('01a22aaa68c8000204af20f5', '永磁同步', 'PM synchronous', '永磁同步', 'pm synchronous', 'pm synchronous
永磁同步', 1),
	('01a22aaa68c80003ce610505', '无齿轮', 'gearless', '无齿轮', 'gearless', 'gearless
无齿轮', 1),
	('01a22aaa68c800049b0f195e', '无齿轮曳引机', 'gearless machine', '无齿轮曳引机', 'gearless machine', 'gearless machine
无齿轮曳引机', 1),
	('01a22aaa68c800058cf4cd94', '有齿轮曳引机', 'geared machine', '有齿轮曳引机', 'geared machine', 'geared machine
有齿轮曳引机', 1),
	('01a22aaa68c8000676b465f7', '蜗轮蜗杆', 'worm', '蜗轮蜗杆', 'worm', 'worm
蜗轮蜗杆', 1),
	('01a22aaa68c800077ee31ec8', '曳引轮', 'traction sheave', '曳引轮', 'traction sheave', 'traction sheave
曳引轮', 1),
	('01a22aaa68c8000849008bfb', '绳轮', 'sheave', '绳轮', 'sheave', 'sheave
绳轮', 1),
	('01a22aaa68c800099a1f263c', '导向轮', 'deflector pulley', '导向轮', 'deflector pulley', 'deflector pulley
导向轮', 1),
	('01a22aaa68c9000055d6a7de', '反绳轮', 'deflector pulley', '反绳轮', 'deflector pulley', 'deflector pulley
反绳轮', 1),
	('01a22aaa68c900010cffa641', '轿顶轮', 'car-top pulley', '轿顶轮', 'cartop pulley', 'cartop pulley
轿顶轮', 1),
	('01a22aaa68c90002e9ce13e2', '尼龙轮', 'nylon', '尼龙轮', 'nylon', 'nylon
尼龙轮', 1),
	('01a22aaa68c90003397d5e21', '制动器', 'brake', '制动器', 'brake', 'brake
制动器', 1),
	('01a22aaa68c9000405028981', '刹车片', 'brake lining', '刹车片', 'brake lining', 'brake lining
刹车片', 1),
	('01a22aaa68c90005f73c4610', '钢丝绳', 'rope', '钢丝绳', 'rope', 'rope
钢丝绳', 1),
	('01a22aaa68c90006b73ebe4f', '限速器绳', 'governor rope', '限速器绳', 'governor rope', 'governor rope
限速器绳', 1),
	('01a22aaa68c90007207e3b7e', '绳头', 'rope socket', '绳头', 'rope socket', 'rope socket
绳头', 1),
	('01a22aaa68c9000899adc7f6', '绳头组合', 'rope socket', '绳头组合', 'rope socket', 'rope socket
绳头组合', 1),
	('01a22aaa68c90009f193e36a', '悬挂', 'suspension', '悬挂', 'suspension', 'suspension
悬挂', 1),
	('01a22aaa68c9000a72b6f7ec', '钢带', 'coated steel belt', '钢带', 'coated steel belt', 'coated steel belt
钢带', 1),
	('01a22aaa68c9000b3f149d0c', '补偿链', 'compensation chain', '补偿链', 'compensation chain', 'compensation chain
补偿链', 1),
	('01a22aaa68c9000ca80b725d', '随行电缆', 'travelling cable', '随行电缆', 'travelling cable', 'travelling cable
随行电缆', 1),
	('01a22aaa68c9000d55b9dbee', '电缆', 'cable', '电缆', 'cable', 'cable
电缆', 1),
	('01a22aaa68ca00007e895ded', '门系统', 'door systems', '门系统', 'door system', 'door system
门系统', 1),
	('01a22aaa68ca00010e1cd50c', '门机', 'door operator', '门机', 'door operator', 'door operator
门机', 1),
	('01a22aaa68ca00026f0f6967', '门电机', 'door motor', '门电机', 'door motor', 'door motor
门电机', 1),
	('01a22aaa68ca00030d943cbb', '门机板', 'door control board', '门机板', 'door control board', 'door control board
门机板', 1),
	('01a22aaa68ca000453c53aad', '门机控制器', 'door drive controller', '门机控制器', 'door drive controller', 'door drive controller
门机控制器', 1),
	('01a22aaa68ca0005dc10d4bc', '门机皮带', 'door belt', '门机皮带', 'door belt', 'door belt
门机皮带', 1),
	('01a22aaa68ca000670e36683', '皮带', 'belt', '皮带', 'belt', 'belt
皮带', 1),
	('01a22aaa68ca0007198373d3', '同步带', 'toothed belt', '同步带', 'toothed belt', 'toothed belt
同步带', 1),
	('01a22aaa68ca0008d63e5fae', '带夹', 'belt clamp', '带夹', 'belt clamp', 'belt clamp
带夹', 1),
	('01a22aaa68ca0009ab7cfb46', '层门', 'landing door', '层门', 'landing door', 'landing door
层门', 1),
	('01a22aaa68ca000ad15d64ce', '厅门', 'landing door', '厅门', 'landing door', 'landing door
厅门', 1),
	('01a22aaa68ca000b5c6f4015', '轿门', 'car door', '轿门', 'car door', 'car door
轿门', 1),
	('01a22aaa68ca000cb210a3dd', '门板', 'door panel', '门板', 'door panel', 'door panel
门板', 1),
	('01a22aaa68ca000d243bf2ec', '上坎', 'door header', '上坎', 'door header', 'door header
上坎', 1),
	('01a22aaa68cb0000f0b4b694', '挂板', 'hanger plate', '挂板', 'hanger plate', 'hanger plate
挂板', 1),
	('01a22aaa68cb00011e12b792', '挂轮', 'hanger roller', '挂轮', 'hanger roller', 'hanger roller
挂轮', 1),
	('01a22aaa68cb000270068c02', '偏心轮', 'eccentric roller', '偏心轮', 'eccentric roller', 'eccentric roller
偏心轮', 1),
	('01a22aaa68cb0003907956b8', '滚轮', 'roller', '滚轮', 'roller', 'roller
滚轮', 1),
	('01a22aaa68cb0004fc1c5b97', '门滑块', 'door shoe', '门滑块', 'door shoe', 'door shoe
门滑块', 1),
	('01a22aaa68cb000592585829', '滑块', 'shoe', '滑块', 'shoe', 'shoe
滑块', 1),
	('01a22aaa68cb0006760aa2fe', '地坎', 'sill', '地坎', 'sill', 'sill
地坎', 1),
	('01a22aaa68cb000763e5aeda', '护脚板', 'toe guard', '护脚板', 'toe guard', 'toe guard
护脚板', 1),
	('01a22aaa68cb0008c716c97d', '门锁', 'door lock', '门锁', 'door lock', 'door lock
门锁', 1),
	('01a22aaa68cb00096dac49e6', '层门锁', 'landing door lock', '层门锁', 'landing door lock', 'landing door lock
层门锁', 1),
	('01a22aaa68cb000a3348f8b0', '厅门锁', 'landing door lock', '厅门锁', 'landing door lock', 'landing door lock
厅门锁', 1),
	('01a22aaa68cb000b9b76ebbe', '轿门锁', 'car door lock', '轿门锁', 'car door lock', 'car door lock
轿门锁', 1),
	('01a22aaa68cb000cf7d7eacb', '门触点', 'door contact', '门触点', 'door contact', 'door contact
门触点', 1),
	('01a22aaa68cc000046dbdad7', '三角钥匙', 'triangle key', '三角钥匙', 'triangle key', 'triangle key
三角钥匙', 1),
	('01a22aaa68cc0001a5c5d3c1', '门刀', 'door coupler', '门刀', 'door coupler', 'door coupler
门刀', 1),
	('01a22aaa68cc00020f4e80f3', '门球', 'coupler roller', '门球', 'coupler roller', 'coupler roller
门球', 1),
	('01a22aaa68cc0003b9cd7b68', '闭门器', 'door closer', '闭门器', 'door closer', 'door closer
闭门器', 1),
	('01a22aaa68cc0004ca99e5ce', '强迫关门装置', 'door closer', '强迫关门装置', 'door closer', 'door closer
强迫关门装置', 1),
	('01a22aaa68cc0005986da83f', '重锤', 'weight', '重锤', 'weight', 'weight
重锤', 1),
	('01a22aaa68cc00065e42fb67', '弹簧', 'spring', '弹簧', 'spring', 'spring
弹簧', 1),
	('01a22aaa68cc000706678873', '光幕', 'light curtain', '光幕', 'light curtain', 'light curtain
光幕', 1),
	('01a22aaa68cc0008b37bbe49', '安全部件', 'safety components', '安全部件', 'safety component', 'safety component
安全部件', 1),
	('01a22aaa68cc00094c01f667', '限速器', 'governor', '限速器', 'governor', 'governor
限速器', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22aaa68cc000ab4ff4547', '涨紧轮', 'tension pulley', '涨紧轮', 'tension pulley', 'tension pulley
涨紧轮', 1),
	('01a22aaa68cc000b3853dd92', '张紧装置', 'tension pulley', '张紧装置', 'tension pulley', 'tension pulley
张紧装置', 1),
	('01a22aaa68cc000cf74948b3', '安全钳', 'safety gear', '安全钳', 'safety gear', 'safety gear
安全钳', 1),
	('01a22aaa68cd000041283eba', '缓冲器', 'buffer', '缓冲器', 'buffer', 'buffer
缓冲器', 1),
	('01a22aaa68cd0001717fc309', '液压缓冲器', 'oil buffer', '液压缓冲器', 'oil buffer', 'oil buffer
液压缓冲器', 1),
	('01a22aaa68cd0002346a45d3', '聚氨酯缓冲器', 'polyurethane buffer', '聚氨酯缓冲器', 'polyurethane buffer', 'polyurethane buffer
聚氨酯缓冲器', 1),
	('01a22aaa68cd0003842b03f6', '弹簧缓冲器', 'spring buffer', '弹簧缓冲器', 'spring buffer', 'spring buffer
弹簧缓冲器', 1),
	('01a22aaa68cd0004e39fe2b9', '夹绳器', 'rope brake', '夹绳器', 'rope brake', 'rope brake
夹绳器', 1),
	('01a22aaa68cd00052a964ff7', '意外移动保护', 'UCMP', '意外移动保护', 'ucmp', 'ucmp
意外移动保护', 1),
	('01a22aaa68cd000631704d3f', '导轨', 'guide rail', '导轨', 'guide rail', 'guide rail
导轨', 1),
	('01a22aaa68cd000787fd3b04', '空心导轨', 'hollow guide rail', '空心导轨', 'hollow guide rail', 'hollow guide rail
空心导轨', 1),
	('01a22aaa68cd0008ce6f1cae', '压导板', 'rail clip', '压导板', 'rail clip', 'rail clip
压导板', 1),
	('01a22aaa68cd0009c8be191f', '连接板', 'fishplate', '连接板', 'fishplate', 'fishplate
连接板', 1),
	('01a22aaa68cd000a13d5d4b9', '导靴', 'guide shoe', '导靴', 'guide shoe', 'guide shoe
导靴', 1),
	('01a22aaa68cd000be515d1ea', '滚轮导靴', 'roller guide shoe', '滚轮导靴', 'roller guide shoe', 'roller guide shoe
滚轮导靴', 1),
	('01a22aaa68cd000c6fc91fe9', '靴衬', 'guide shoe insert', '靴衬', 'guide shoe insert', 'guide shoe insert
靴衬', 1),
	('01a22aaa68cd000d9c59f720', '控制柜', 'control cabinet', '控制柜', 'control cabinet', 'control cabinet
控制柜', 1),
	('01a22aaa68ce00008490f89e', '变频器', 'inverter', '变频器', 'inverter', 'inverter
变频器', 1),
	('01a22aaa68ce00017a664760', '能量回馈', 'regenerative unit', '能量回馈', 'regenerative unit', 'regenerative unit
能量回馈', 1),
	('01a22aaa68ce000263fdcc0d', '主板', 'main control board', '主板', 'main control board', 'main control board
主板', 1),
	('01a22aaa68ce000316e19b21', '线路板', 'board', '线路板', 'board', 'board
线路板', 1),
	('01a22aaa68ce0004680ac8a9', '电路板', 'board', '电路板', 'board', 'board
电路板', 1),
	('01a22aaa68ce0005fe092a73', '外呼板', 'hall call board', '外呼板', 'hall call board', 'hall call board
外呼板', 1),
	('01a22aaa68ce000632c003fa', '轿顶板', 'car-top board', '轿顶板', 'cartop board', 'cartop board
轿顶板', 1),
	('01a22aaa68ce000770e66277', '安全板', 'safety board', '安全板', 'safety board', 'safety board
安全板', 1),
	('01a22aaa68ce0008e3d8a3c8', '编码器', 'encoder', '编码器', 'encoder', 'encoder
编码器', 1),
	('01a22aaa68ce00097814b346', '平层', 'levelling', '平层', 'levelling', 'levelling
平层', 1),
	('01a22aaa68ce000a8af77e80', '平层感应器', 'levelling switch', '平层感应器', 'levelling switch', 'levelling switch
平层感应器', 1),
	('01a22aaa68ce000bfaec83f2', '救援装置', 'automatic rescue device', '救援装置', 'automatic rescue device', 'automatic rescue device
救援装置', 1),
	('01a22aaa68ce000ca0901ad3', '停电应急救援', 'automatic rescue device', '停电应急救援', 'automatic rescue device', 'automatic rescue device
停电应急救援', 1),
	('01a22aaa68ce000d6cec8b7e', '应急电源', 'emergency supply', '应急电源', 'emergency supply', 'emergency supply
应急电源', 1),
	('01a22aaa68ce000e72d3d0cf', '电源', 'power supply', '电源', 'power supply', 'power supply
电源', 1),
	('01a22aaa68ce000fd04a6ff9', '蓄电池', 'battery', '蓄电池', 'battery', 'battery
蓄电池', 1),
	('01a22aaa68cf0000a944dbb0', '电池', 'battery', '电池', 'battery', 'battery
电池', 1),
	('01a22aaa68cf0001ca2df05e', '开关', 'switch', '开关', 'switch', 'switch
开关', 1),
	('01a22aaa68cf0002b8feb8b4', '传感器', 'sensor', '传感器', 'sensor', 'sensor
传感器', 1),
	('01a22aaa68cf000395441a47', '限位开关', 'limit switch', '限位开关', 'limit switch', 'limit switch
限位开关', 1),
	('01a22aaa68cf0004ba666507', '极限开关', 'final limit switch', '极限开关', 'final limit switch', 'final limit switch
极限开关', 1),
	('01a22aaa68cf00056d9e26fc', '行程开关', 'limit switch', '行程开关', 'limit switch', 'limit switch
行程开关', 1),
	('01a22aaa68cf000677e4a4b3', '急停开关', 'emergency stop switch', '急停开关', 'emergency stop switch', 'emergency stop switch
急停开关', 1),
	('01a22aaa68cf0007cd9171e0', '光电开关', 'photoelectric switch', '光电开关', 'photoelectric switch', 'photoelectric switch
光电开关', 1),
	('01a22aaa68cf0008290eb73b', '磁开关', 'magnetic switch', '磁开关', 'magnetic switch', 'magnetic switch
磁开关', 1),
	('01a22aaa68cf000932d00c2a', '底坑检修盒', 'pit inspection station', '底坑检修盒', 'pit inspection station', 'pit inspection station
底坑检修盒', 1),
	('01a22aaa68cf000a5b75ddcc', '检修盒', 'inspection station', '检修盒', 'inspection station', 'inspection station
检修盒', 1),
	('01a22aaa68cf000b03e06b75', '按钮', 'push button', '按钮', 'push button', 'push button
按钮', 1),
	('01a22aaa68d500008e6ac497', '盲文', 'braille', '盲文', 'braille', 'braille
盲文', 1),
	('01a22aaa68d600006e09baa1', '触摸按钮', 'touch button', '触摸按钮', 'touch button', 'touch button
触摸按钮', 1),
	('01a22aaa68d600019c7ddd26', '钥匙开关', 'key switch', '钥匙开关', 'key switch', 'key switch
钥匙开关', 1),
	('01a22aaa68d6000213676252', '消防开关', 'fire service key switch', '消防开关', 'fire service key switch', 'fire service key switch
消防开关', 1),
	('01a22aaa68d600033da9a11d', '开门按钮', 'door-open button', '开门按钮', 'dooropen button', 'dooropen button
开门按钮', 1),
	('01a22aaa68d60004807101f6', '关门按钮', 'door-close button', '关门按钮', 'doorclose button', 'doorclose button
关门按钮', 1),
	('01a22aaa68d6000565a92fb9', '操纵箱', 'car operating panel', '操纵箱', 'car operating panel', 'car operating panel
操纵箱', 1),
	('01a22aaa68d6000629027253', '操纵盘', 'car operating panel', '操纵盘', 'car operating panel', 'car operating panel
操纵盘', 1),
	('01a22aaa68d60007b328ce62', '外呼', 'landing panel', '外呼', 'landing panel', 'landing panel
外呼', 1),
	('01a22aaa68d60008b157023a', '外呼盒', 'landing panel', '外呼盒', 'landing panel', 'landing panel
外呼盒', 1),
	('01a22aaa68d6000905ca54ae', '召唤盒', 'landing panel', '召唤盒', 'landing panel', 'landing panel
召唤盒', 1),
	('01a22aaa68d6000a7a9ea96d', '呼梯', 'landing panel', '呼梯', 'landing panel', 'landing panel
呼梯', 1),
	('01a22aaa68d6000b956d6719', '呼梯盒', 'landing panel', '呼梯盒', 'landing panel', 'landing panel
呼梯盒', 1),
	('01a22aaa68d70000430cee08', '显示板', 'display', '显示板', 'display', 'display
显示板', 1),
	('01a22aaa68d700011e423047', '显示屏', 'display', '显示屏', 'display', 'display
显示屏', 1),
	('01a22aaa68d7000261614172', '液晶显示', 'TFT display', '液晶显示', 'tft display', 'tft display
液晶显示', 1),
	('01a22aaa68d700034971cb87', '点阵', 'dot-matrix', '点阵', 'dotmatrix', 'dotmatrix
点阵', 1),
	('01a22aaa68d700048fdd4f90', '到站灯', 'hall lantern', '到站灯', 'hall lantern', 'hall lantern
到站灯', 1),
	('01a22aaa68d70005c0cb62bf', '到站钟', 'gong', '到站钟', 'gong', 'gong
到站钟', 1),
	('01a22aaa68d7000622048289', '对讲', 'intercom', '对讲', 'intercom', 'intercom
对讲', 1),
	('01a22aaa68d7000734893623', '对讲机', 'intercom', '对讲机', 'intercom', 'intercom
对讲机', 1),
	('01a22aaa68d70008dbd81694', '三方通话', 'intercom', '三方通话', 'intercom', 'intercom
三方通话', 1),
	('01a22aaa68d70009f93e15df', '五方通话', 'intercom', '五方通话', 'intercom', 'intercom
五方通话', 1),
	('01a22aaa68d7000ae3982edc', '应急电话', 'emergency telephone', '应急电话', 'emergency telephone', 'emergency telephone
应急电话', 1),
	('01a22aaa68d7000b561526f6', '轿厢', 'car', '轿厢', 'car', 'car
轿厢', 1),
	('01a22aaa68d7000c1364473a', '轿厢灯', 'car lamp', '轿厢灯', 'car lamp', 'car lamp
轿厢灯', 1),
	('01a22aaa68d7000dfd17dbc2', '吊顶', 'car ceiling', '吊顶', 'car ceiling', 'car ceiling
吊顶', 1),
	('01a22aaa68d7000e305049b8', '风扇', 'fan', '风扇', 'fan', 'fan
风扇', 1),
	('01a22aaa68d7000f3c087419', '风机', 'fan', '风机', 'fan', 'fan
风机', 1),
	('01a22aaa68d70010f691a679', '空气净化器', 'air purifier', '空气净化器', 'air purifier', 'air purifier
空气净化器', 1),
	('01a22aaa68d70011e47158d1', '照明', 'lamp', '照明', 'lamp', 'lamp
照明', 1),
	('01a22aaa68d700120b504cfd', '筒灯', 'downlight', '筒灯', 'downlight', 'downlight
筒灯', 1),
	('01a22aaa68d70013defafe66', '扶手', 'handrail', '扶手', 'handrail', 'handrail
扶手', 1),
	('01a22aaa68d7001496da1129', '轿厢扶手', 'car handrail', '轿厢扶手', 'car handrail', 'car handrail
轿厢扶手', 1),
	('01a22aaa68d70015b435aca8', '防撞条', 'bumper rail', '防撞条', 'bumper rail', 'bumper rail
防撞条', 1),
	('01a22aaa68d70016f77a86c5', '梯级', 'step', '梯级', 'step', 'step
梯级', 1),
	('01a22aaa68d700171649d747', '梯级轮', 'step roller', '梯级轮', 'step roller', 'step roller
梯级轮', 1),
	('01a22aaa68d700188ad73271', '踏板', 'pallet', '踏板', 'pallet', 'pallet
踏板', 1),
	('01a22aaa68d70019ca7c206a', '梯级链', 'step chain', '梯级链', 'step chain', 'step chain
梯级链', 1),
	('01a22aaa68d7001a3c2e7824', '扶手带', 'handrail belt', '扶手带', 'handrail belt', 'handrail belt
扶手带', 1),
	('01a22aaa68d7001b2db54a75', '梳齿板', 'comb', '梳齿板', 'comb', 'comb
梳齿板', 1),
	('01a22aaa68d7001c6e81b420', '梳齿', 'comb segment', '梳齿', 'comb segment', 'comb segment
梳齿', 1),
	('01a22aaa68d7001d8a8c115b', '毛刷', 'skirt brush', '毛刷', 'skirt brush', 'skirt brush
毛刷', 1),
	('01a22aaa68d7001e618c7498', '围裙毛刷', 'skirt brush', '围裙毛刷', 'skirt brush', 'skirt brush
围裙毛刷', 1),
	('01a22aaa68d7001f8d2438bd', '驱动链', 'drive chain', '驱动链', 'drive chain', 'drive chain
驱动链', 1),
	('01a22aaa68d70020bf65c843', '扶梯主机', 'escalator machine', '扶梯主机', 'escalator machine', 'escalator machine
扶梯主机', 1),
	('01a22aaa68d70021c9ae9fac', '工作制动器', 'service brake', '工作制动器', 'service brake', 'service brake
工作制动器', 1),
	('01a22aaa68d70022ca7b7c94', '附加制动器', 'auxiliary brake', '附加制动器', 'auxiliary brake', 'auxiliary brake
附加制动器', 1),
	('01a22aaa68d70023f8ff847d', '液压', 'hydraulic', '液压', 'hydraulic', 'hydraulic
液压', 1),
	('01a22aaa68d80000f2f9345c', '液压梯', 'hydraulic lift', '液压梯', 'hydraulic lift', 'hydraulic lift
液压梯', 1),
	('01a22aaa68d80001d9cf38cc', '泵站', 'hydraulic power unit', '泵站', 'hydraulic power unit', 'hydraulic power unit
泵站', 1),
	('01a22aaa68d800028a6af10c', '液压阀', 'hydraulic valve', '液压阀', 'hydraulic valve', 'hydraulic valve
液压阀', 1),
	('01a22aaa68d800035abb2e2c', '电磁线圈', 'solenoid coil', '电磁线圈', 'solenoid coil', 'solenoid coil
电磁线圈', 1),
	('01a22aaa68d80004f9578818', '破裂阀', 'rupture valve', '破裂阀', 'rupture valve', 'rupture valve
破裂阀', 1),
	('01a22aaa68d800056f76b562', '管道破裂阀', 'rupture valve', '管道破裂阀', 'rupture valve', 'rupture valve
管道破裂阀', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22aaa68d800064378496f', '油缸', 'hydraulic cylinder', '油缸', 'hydraulic cylinder', 'hydraulic cylinder
油缸', 1),
	('01a22aaa68d80007ed8b3556', '密封件', 'seal kit', '密封件', 'seal kit', 'seal kit
密封件', 1),
	('01a22aaa68d800080bf5f37a', '密封圈', 'O-ring', '密封圈', 'oring', 'oring
密封圈', 1),
	('01a22aaa68d80009d6a0e21b', '称重', 'load weighing', '称重', 'load weighing', 'load weighing
称重', 1),
	('01a22aaa68d8000a558d5924', '称重装置', 'load weighing', '称重装置', 'load weighing', 'load weighing
称重装置', 1),
	('01a22aaa68d8000b13126e92', '称重传感器', 'load weighing', '称重传感器', 'load weighing', 'load weighing
称重传感器', 1),
	('01a22aaa68d8000cd60d818d', 'load cell', 'load weighing', 'load cell', 'load weighing', 'load cell
load weighing', 1),
	('01a22aaa68d8000d1c4468c8', 'weighing device', 'load weighing', 'weighing device', 'load weighing', 'load weighing
weighing device', 1),
	('01a22aaa68d8000e820578a6', '超载', 'overload', '超载', 'overload', 'overload
超载', 1),
	('01a22aaa68d8000f9bf19351', '货梯', 'freight lift', '货梯', 'freight lift', 'freight lift
货梯', 1),
	('01a22aaa68d80010b751c700', '客梯', 'passenger lift', '客梯', 'passenger lift', 'passenger lift
客梯', 1),
	('01a22aaa68d80011ad2b0696', '病床梯', 'bed lift', '病床梯', 'bed lift', 'bed lift
病床梯', 1),
	('01a22aaa68d8001210fdc0eb', '别墅梯', 'home lift', '别墅梯', 'home lift', 'home lift
别墅梯', 1),
	('01a22aaa68d800135ab8033a', '家用电梯', 'home lift', '家用电梯', 'home lift', 'home lift
家用电梯', 1),
	('01a22aaa68d80014e24b8def', '无机房', 'machine-room-less', '无机房', 'machineroomless', 'machineroomless
无机房', 1),
	('01a22aaa68d80015191bd05a', '对重', 'counterweight', '对重', 'counterweight', 'counterweight
对重', 1),
	('01a22aaa68d800169f1e411e', '轴承', 'bearing', '轴承', 'bearing', 'bearing
轴承', 1),
	('01a22aaa68d80017134bac77', '不锈钢', 'stainless', '不锈钢', 'stainless', 'stainless
不锈钢', 1),
	('01a22aaa68d80018d76f6176', '防爆按钮', 'explosion-protected push button', '防爆按钮', 'explosionprotected push button', 'explosionprotected push button
防爆按钮', 1),
	('01a22aaa68d80019cf77e521', 'ram', 'plunger', 'ram', 'plunger', 'plunger
ram', 1),
	('01a22aaa68d8001af727a563', 'HTD belt', 'toothed belt', 'htd belt', 'toothed belt', 'htd belt
toothed belt', 1),
	('01a22aaa68de0000264b28b7', 'break pad', 'brake lining', 'break pad', 'brake lining', 'brake lining
break pad', 1),
	('01a22aaa68d8001b9f3ad9b1', 'permanent magnet synchronous motor', 'PM synchronous', 'permanent magnet synchronous motor', 'pm synchronous', 'permanent magnet synchronous motor
pm synchronous', 1),
	('01a22aaa68d8001cbfacbfc2', 'mushroom stop', 'emergency stop switch', 'mushroom stop', 'emergency stop switch', 'emergency stop switch
mushroom stop', 1),
	('01a22aaa68d8001d7f91973d', 'emergency stop button', 'emergency stop switch', 'emergency stop button', 'emergency stop switch', 'emergency stop button
emergency stop switch', 1),
	('01a22aaa68d90000a8b4c45d', 'panoramic lift', 'glass lift', 'panoramic lift', 'glass lift', 'glass lift
panoramic lift', 1),
	('01a22aaa68d90001e63c98cf', 'hydraulic jack', 'hydraulic cylinder', 'hydraulic jack', 'hydraulic cylinder', 'hydraulic cylinder
hydraulic jack', 1),
	('01a22aaa68d90002c9f56e41', 'hydraulic ram', 'hydraulic cylinder', 'hydraulic ram', 'hydraulic cylinder', 'hydraulic cylinder
hydraulic ram', 1),
	('01a22aaa68d900038de971c2', 'alarm bell button', 'alarm button', 'alarm bell button', 'alarm button', 'alarm bell button
alarm button', 1),
	('01a22aaa68d90004a68a869b', 'door controller board', 'door control board', 'door controller board', 'door control board', 'door control board
door controller board', 1),
	('01a22aaa68d90005d0529a4a', 'hanger wheel', 'hanger roller', 'hanger wheel', 'hanger roller', 'hanger roller
hanger wheel', 1),
	('01a22aaa68d900062082f01f', 'door wheel', 'door roller', 'door wheel', 'door roller', 'door roller
door wheel', 1),
	('01a22aaa68d900076f7ede33', 'lift controller', 'control cabinet', 'lift controller', 'control cabinet', 'control cabinet
lift controller', 1),
	('01a22aaa68d900085d2c30a1', 'elevator controller', 'control cabinet', 'elevator controller', 'control cabinet', 'control cabinet
elevator controller', 1),
	('01a22aaa68d900090605c263', 'overload sensor', 'load weighing', 'overload sensor', 'load weighing', 'load weighing
overload sensor', 1),
	('01a22aaa68d9000a3af8494b', '警铃按钮', 'alarm button', '警铃按钮', 'alarm button', 'alarm button
警铃按钮', 1),
	('01a22aaa68d9000be040be78', '锁梯钥匙', 'key switch', '锁梯钥匙', 'key switch', 'key switch
锁梯钥匙', 1),
	('01a22aaa68d9000cbb2c7f80', '导向系统', 'guide system', '导向系统', 'guide system', 'guide system
导向系统', 1),
	('01a22aaa68d9000d53a9f4eb', '控制系统', 'control', '控制系统', 'control', 'control
控制系统', 1),
	('01a22aaa68d9000e9f9d8c7d', '驱动', 'drive', '驱动', 'drive', 'drive
驱动', 1),
	('01a22aaa68d9000f312d165c', '信号部件', 'signal fixtures', '信号部件', 'signal fixture', 'signal fixture
信号部件', 1),
	('01a22aaa68d90010fdb13505', '操作面板', 'operating panel', '操作面板', 'operating panel', 'operating panel
操作面板', 1),
	('01a22aaa68dc00007c69715a', '轿厢设备', 'car equipment', '轿厢设备', 'car equipment', 'car equipment
轿厢设备', 1),
	('01a22aaa68dc000156e96d3f', '扶梯配件', 'escalator parts', '扶梯配件', 'escalator part', 'escalator part
扶梯配件', 1),
	('01a22aaa68dc00021867834e', '扶梯驱动', 'escalator drive', '扶梯驱动', 'escalator drive', 'escalator drive
扶梯驱动', 1),
	('01a22aaa68dc0003a6d8d405', '井道定位', 'positioning', '井道定位', 'positioning', 'positioning
井道定位', 1),
	('01a22aaa68dc00042a0ab477', '门挂件', 'door hanger', '门挂件', 'door hanger', 'door hanger
门挂件', 1),
	('01a22aaa68dc0005f06850e8', '功能按钮', 'function button', '功能按钮', 'function button', 'function button
功能按钮', 1),
	('01a22aaa68dc000607105002', '主机制动器', 'machine brake', '主机制动器', 'machine brake', 'machine brake
主机制动器', 1),
	('01a22aaa68dc0007a245b911', '曳引钢丝绳', 'suspension rope', '曳引钢丝绳', 'suspension rope', 'suspension rope
曳引钢丝绳', 1),
	('01a22aaa68dc00086eed8349', '门皮带', 'door belt', '门皮带', 'door belt', 'door belt
门皮带', 1),
	('01a22aaa68dc0009ce46605c', '门轮', 'hanger roller', '门轮', 'hanger roller', 'hanger roller
门轮', 1),
	('01a22aaa68dc000a91d582ab', '轿顶', 'car top', '轿顶', 'car top', 'car top
轿顶', 1),
	('01a22aaa68dc000b7cceb783', '底坑', 'pit', '底坑', 'pit', 'pit
底坑', 1),
	('01a22aaa68dc000c3b4a3a76', '井道', 'shaft', '井道', 'shaft', 'shaft
井道', 1),
	('01a22aaa68dc000da8cdf02d', '磁栅', 'magnetic tape', '磁栅', 'magnetic tape', 'magnetic tape
磁栅', 1),
	('01a22aaa68dc000ecf8835a3', '液压油缸', 'hydraulic cylinder', '液压油缸', 'hydraulic cylinder', 'hydraulic cylinder
液压油缸', 1),
	('01a22aaa68dc000f40df62dc', '电机', 'motor', '电机', 'motor', 'motor
电机', 1),
	('01a22aaa68dc0010581035d0', '主机', 'machine', '主机', 'machine', 'machine
主机', 1),
	('01a22aaa68dc0011e153930d', '制动电源板', 'brake supply board', '制动电源板', 'brake supply board', 'brake supply board
制动电源板', 1),
	('01a22aaa68dc001230beb2b4', '护栏', 'bumper rail', '护栏', 'bumper rail', 'bumper rail
护栏', 1),
	('01a22aaa68dc0013cfe2f593', '木扶手', 'wooden handrail', '木扶手', 'wooden handrail', 'wooden handrail
木扶手', 1),
	('01a22aaa68dc001461d03eee', '门机编码器', 'door encoder', '门机编码器', 'door encoder', 'door encoder
门机编码器', 1),
	('01a22aaa68dc00150b3edbc7', '传动绳', 'transfer rope', '传动绳', 'transfer rope', 'transfer rope
传动绳', 1),
	('01a22aaa68dc0016235302d2', '指令板', 'button board', '指令板', 'button board', 'button board
指令板', 1),
	('01a22aaa68dc0017dcd5a4ca', 'hall', 'landing', 'hall', 'landing', 'hall
landing', 1),
	('01a22aaa68dc001813667c24', 'oiler', 'lubricator', 'oiler', 'lubricator', 'lubricator
oiler', 1),
	('01a22aaa68dc00191ac6c937', 'door edge', 'light curtain', 'door edge', 'light curtain', 'door edge
light curtain', 1),
	('01a22aaa68dd00012ef0b060', 'cog belt', 'toothed belt', 'cog belt', 'toothed belt', 'cog belt
toothed belt', 1),
	('01a22aaa68dd0002204fc541', 'light barrier', 'light curtain', 'light barrier', 'light curtain', 'light barrier
light curtain', 1),
	('01a22aaa68dd0003fe8a0a23', 'safety edge', 'light curtain', 'safety edge', 'light curtain', 'light curtain
safety edge', 1),
	('01a22aaa68dd0004ad294caf', 'door guide', 'door shoe', 'door guide', 'door shoe', 'door guide
door shoe', 1),
	('01a22aaa68dd0005da187520', 'stair chain', 'step chain', 'stair chain', 'step chain', 'stair chain
step chain', 1),
	('01a22aaa68dd0006ae6f268b', 'UPS', 'rescue device', 'ups', 'rescue device', 'rescue device
ups', 1),
	('01a22aaa68dd000752df013e', 'LCD display', 'TFT display', 'lcd display', 'tft display', 'lcd display
tft display', 1),
	('01a22aaa68dd0008fd41b0fc', '应急灯', 'emergency light', '应急灯', 'emergency light', 'emergency light
应急灯', 1),
	('01a22aaa68dd000988fd1234', '油杯', 'lubricator', '油杯', 'lubricator', 'lubricator
油杯', 1),
	('01a22aaa68dd000a343d138c', '五方对讲', 'intercom', '五方对讲', 'intercom', 'intercom
五方对讲', 1),
	('01a22aaa68dd000b6b86ccb2', '门机变频器', 'door drive controller', '门机变频器', 'door drive controller', 'door drive controller
门机变频器', 1),
	('01a22aaa68dd000c1714b2b9', 'hall call box', 'landing panel', 'hall call box', 'landing panel', 'hall call box
landing panel', 1),
	('01a22aaa68dd000d34605c21', 'break lining', 'brake lining', 'break lining', 'brake lining', 'brake lining
break lining', 1),
	('01a22aaa68de00013c6062aa', 'break shoe', 'brake lining', 'break shoe', 'brake lining', 'brake lining
break shoe', 1),
	('01a22aaa68de00023bd54d5e', 'triangular key', 'triangle key', 'triangular key', 'triangle key', 'triangle key
triangular key', 1),
	('01a22aaa68de0003c80a7502', 'hoisting rope', 'suspension rope', 'hoisting rope', 'suspension rope', 'hoisting rope
suspension rope', 1),
	('01a22aaa68de00042cffaa72', 'hoisting cable', 'suspension rope', 'hoisting cable', 'suspension rope', 'hoisting cable
suspension rope', 1),
	('01a22aaa68de000593049d27', 'lifting rope', 'suspension rope', 'lifting rope', 'suspension rope', 'lifting rope
suspension rope', 1),
	('01a22aaa68de0006cd293901', 'rubber buffer', 'polyurethane buffer', 'rubber buffer', 'polyurethane buffer', 'polyurethane buffer
rubber buffer', 1),
	('01a22aaa68de0007c08e48b0', 'elastomer buffer', 'polyurethane buffer', 'elastomer buffer', 'polyurethane buffer', 'elastomer buffer
polyurethane buffer', 1),
	('01a22aaa68de0008db355198', 'stop button', 'stop switch', 'stop button', 'stop switch', 'stop button
stop switch', 1),
	('01a22aaa68de0009e0f7fafb', '张紧轮', 'tension pulley', '张紧轮', 'tension pulley', 'tension pulley
张紧轮', 1),
	('01a22aaa68de000a52a4d940', '闸瓦', 'brake lining', '闸瓦', 'brake lining', 'brake lining
闸瓦', 1),
	('01a22aaa68de000b8e784d43', '制动瓦', 'brake lining', '制动瓦', 'brake lining', 'brake lining
制动瓦', 1),
	('01a22aaa68de000ce88e3857', '安全触板', 'light curtain', '安全触板', 'light curtain', 'light curtain
安全触板', 1),
	('01a22aaa68de000de6179b31', '皮带轮', 'belt pulley', '皮带轮', 'belt pulley', 'belt pulley
皮带轮', 1),
	('01a22aaa68df000084bef1ad', '同步带轮', 'belt pulley', '同步带轮', 'belt pulley', 'belt pulley
同步带轮', 1),
	('01a22aaa68df0001cdc1ec1d', 'interlock switch', 'door contact', 'interlock switch', 'door contact', 'door contact
interlock switch', 1),
	('01a22aaa68df000240f3a290', 'spot light', 'downlight', 'spot light', 'downlight', 'downlight
spot light', 1),
	('01a22aaa68df000389b191b8', '射灯', 'downlight', '射灯', 'downlight', 'downlight
射灯', 1),
	('01a22aaa68df0004571f83d5', 'door cam', 'door coupler', 'door cam', 'door coupler', 'door cam
door coupler', 1),
	('01a22aaa68df0005bbfb12d6', 'hall call station', 'landing panel', 'hall call station', 'landing panel', 'hall call station
landing panel', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22aaa68df00064ac1a711', 'call station', 'landing panel', 'call station', 'landing panel', 'call station
landing panel', 1),
	('01a22aaa68df00079ebc7772', 'gib', 'door shoe', 'gib', 'door shoe', 'door shoe
gib', 1),
	('01a22aaa68df000823ba860e', 'aux brake', 'auxiliary brake', 'aux brake', 'auxiliary brake', 'aux brake
auxiliary brake', 1),
	('01a22aaa68df0009d608150d', 'interlock', 'door lock', 'interlock', 'door lock', 'door lock
interlock', 1),
	('01a22aaa68df000a853ac73c', '门', 'door', '门', 'door', 'door
门', 1),
	('01a22aaa68df000bdb381165', '锁', 'lock', '锁', 'lock', 'lock
锁', 1),
	('01a22aaa68df000c2f4bd15a', '绳', 'rope', '绳', 'rope', 'rope
绳', 1),
	('01a22aaa68e00000ebbdb401', '带', 'belt', '带', 'belt', 'belt
带', 1),
	('01a22aaa68e0000183821390', '链', 'chain', '链', 'chain', 'chain
链', 1),
	('01a22aaa68e00002e5f3704a', '链条', 'chain', '链条', 'chain', 'chain
链条', 1),
	('01a22aaa68e000037d31deda', '夹', 'clamp', '夹', 'clamp', 'clamp
夹', 1),
	('01a22aaa68e000048be48edb', '轮', 'roller', '轮', 'roller', 'roller
轮', 1),
	('01a22aaa68e000059848bf47', '轮', 'pulley', '轮', 'pulley', 'pulley
轮', 1),
	('01a22aaa68e0000651386f7f', '轮', 'sheave', '轮', 'sheave', 'sheave
轮', 1),
	('01a22aaa68e000073393982e', '板', 'board', '板', 'board', 'board
板', 1),
	('01a22aaa68e000089414d43b', '板', 'panel', '板', 'panel', 'panel
板', 1),
	('01a22aaa68e000095285d99b', '板', 'plate', '板', 'plate', 'plate
板', 1),
	('01a22aaa68e0000aab60fd61', '灯', 'lamp', '灯', 'lamp', 'lamp
灯', 1),
	('01a22aaa68e0000b65937198', '阀', 'valve', '阀', 'valve', 'valve
阀', 1),
	('01a22aaa68e0000cb52bfed9', '阀门', 'valve', '阀门', 'valve', 'valve
阀门', 1),
	('01a22aaa68e0000dd7fcd1f0', '泵', 'power unit', '泵', 'power unit', 'power unit
泵', 1),
	('01a22aaa68e0000ea2914541', '簧', 'spring', '簧', 'spring', 'spring
簧', 1),
	('01a22aaa68e0000f563cbc2d', '盒', 'box', '盒', 'box', 'box
盒', 1),
	('01a22aaa68e000102a4e722c', '盒', 'station', '盒', 'station', 'station
盒', 1),
	('01a22aaa68e00011fdd4aff7', '箱', 'box', '箱', 'box', 'box
箱', 1),
	('01a22aaa68e100008ffc5ba6', '箱', 'cabinet', '箱', 'cabinet', 'cabinet
箱', 1),
	('01a22aaa68e10001d2b1cb9b', '柜', 'cabinet', '柜', 'cabinet', 'cabinet
柜', 1),
	('01a22aaa68e1000260855c28', '刷', 'brush', '刷', 'brush', 'brush
刷', 1),
	('01a22aaa68e100037fe3b093', '齿', 'teeth', '齿', 'teeth', 'teeth
齿', 1),
	('01a22aaa68e1000420b7d918', '油', 'oil', '油', 'oil', 'oil
油', 1),
	('01a22aaa68e1000548b2e549', '靴', 'shoe', '靴', 'shoe', 'shoe
靴', 1),
	('01a22aaa68e100061ae940ea', '轨', 'rail', '轨', 'rail', 'rail
轨', 1),
	('01a22aaa68e10007a545d059', '闸', 'brake', '闸', 'brake', 'brake
闸', 1),
	('01a22aaa68e10008fa1e2c28', '屏', 'display', '屏', 'display', 'display
屏', 1),
	('01a22aaa68e100095c62e422', '芯', 'core', '芯', 'core', 'core
芯', 1),
	('01a22aaa68e1000a418ced0b', '槽', 'groove', '槽', 'groove', 'groove
槽', 1),
	('01a22aaa68e1000b4d94044d', '杆', 'lever', '杆', 'lever', 'lever
杆', 1),
	('01a22aaa68e1000c4e07e40e', '左', 'left', '左', 'left', 'left
左', 1),
	('01a22aaa68e1000d98955447', '右', 'right', '右', 'right', 'right
右', 1),
	('01a22aaa68e1000ef7a53809', '金', 'gold', '金', 'gold', 'gold
金', 1),
	('01a22aaa68e1000f2c56fb93', '金色', 'gold', '金色', 'gold', 'gold
金色', 1),
	('01a22aaa68e10010713d79e8', '钛金', 'titanium gold', '钛金', 'titanium gold', 'titanium gold
钛金', 1),
	('01a22aaa68e100116abecc16', '玫瑰金', 'rose gold', '玫瑰金', 'rose gold', 'rose gold
玫瑰金', 1),
	('01a22aaa68e10012f3c622e0', '黑', 'black', '黑', 'black', 'black
黑', 1),
	('01a22aaa68e200003c551a61', '黑色', 'black', '黑色', 'black', 'black
黑色', 1),
	('01a22aaa68e200015403a4eb', '红', 'red', '红', 'red', 'red
红', 1),
	('01a22aaa68e20002d22228df', '红色', 'red', '红色', 'red', 'red
红色', 1),
	('01a22aaa68e200039d110b5f', '黄', 'yellow', '黄', 'yellow', 'yellow
黄', 1),
	('01a22aaa68e2000439fc63d4', '黄色', 'yellow', '黄色', 'yellow', 'yellow
黄色', 1),
	('01a22aaa68e20005df9758ce', '白', 'white', '白', 'white', 'white
白', 1),
	('01a22aaa68e200063093c40c', '白色', 'white', '白色', 'white', 'white
白色', 1),
	('01a22aaa68e20007429927b8', '暖白', 'warm white', '暖白', 'warm white', 'warm white
暖白', 1),
	('01a22aaa68e2000849536a2e', '蓝', 'blue', '蓝', 'blue', 'blue
蓝', 1),
	('01a22aaa68e2000911986f30', '蓝色', 'blue', '蓝色', 'blue', 'blue
蓝色', 1),
	('01a22aaa68e2000a86e722d7', '绿', 'green', '绿', 'green', 'green
绿', 1),
	('01a22aaa68e2000bce0d8259', '绿色', 'green', '绿色', 'green', 'green
绿色', 1),
	('01a22aaa68e2000cf4006d0a', '银色', 'silver', '银色', 'silver', 'silver
银色', 1),
	('01a22aaa68e2000def5c11e9', '琥珀色', 'amber', '琥珀色', 'amber', 'amber
琥珀色', 1),
	('01a22aaa68e2000e05e07af3', '圆形', 'round', '圆形', 'round', 'round
圆形', 1),
	('01a22aaa68e2000ffe797a36', '圆', 'round', '圆', 'round', 'round
圆', 1),
	('01a22aaa68e200106cd4e0a6', '方形', 'square', '方形', 'square', 'square
方形', 1),
	('01a22aaa68e200119efee24d', '方', 'square', '方', 'square', 'square
方', 1),
	('01a22aaa68e200123606a690', '椭圆', 'oval', '椭圆', 'oval', 'oval
椭圆', 1),
	('01a22aaa68e200138873d5ca', '长方形', 'square', '长方形', 'square', 'square
长方形', 1),
	('01a22aaa68e30000315952f0', '单', 'single', '单', 'single', 'single
单', 1),
	('01a22aaa68e300016bfc16ae', '双', 'double', '双', 'double', 'double
双', 1),
	('01a22aaa68e300026d9faa94', '双', 'two', '双', 'two', 'two
双', 1),
	('01a22aaa68e30003701b65d9', '木', 'wood', '木', 'wood', 'wood
木', 1),
	('01a22aaa68e30004b215e472', '木纹', 'wood', '木纹', 'wood', 'wood
木纹', 1),
	('01a22aaa68e300058ca5040a', '实木', 'walnut', '实木', 'walnut', 'walnut
实木', 1),
	('01a22aaa68e3000666605256', '胡桃木', 'walnut', '胡桃木', 'walnut', 'walnut
胡桃木', 1),
	('01a22aaa68e3000787aba401', '钢', 'steel', '钢', 'steel', 'steel
钢', 1),
	('01a22aaa68e30008bec07904', '铁', 'iron', '铁', 'iron', 'iron
铁', 1),
	('01a22aaa68e3000992d4e8dd', '铸铁', 'cast iron', '铸铁', 'cast iron', 'cast iron
铸铁', 1),
	('01a22aaa68e3000a64cc1dc0', '铝', 'aluminium', '铝', 'aluminium', 'aluminium
铝', 1),
	('01a22aaa68e3000bbe9742e0', '铝合金', 'aluminium', '铝合金', 'aluminium', 'aluminium
铝合金', 1),
	('01a22aaa68e3000c7466ad16', '压铸', 'die-cast', '压铸', 'diecast', 'diecast
压铸', 1),
	('01a22aaa68e3000d635838ac', '橡胶', 'rubber', '橡胶', 'rubber', 'rubber
橡胶', 1),
	('01a22aaa68e3000e9b20179d', '塑料', 'plastic', '塑料', 'plastic', 'plastic
塑料', 1),
	('01a22aaa68e3000f4a2cf036', '尼龙', 'nylon', '尼龙', 'nylon', 'nylon
尼龙', 1),
	('01a22aaa68e3001038402cde', '聚氨酯', 'polyurethane', '聚氨酯', 'polyurethane', 'polyurethane
聚氨酯', 1),
	('01a22aaa68e300113f12b444', '镜面', 'mirror', '镜面', 'mirror', 'mirror
镜面', 1),
	('01a22aaa68e4000022dd448a', '发纹', 'hairline', '发纹', 'hairline', 'hairline
发纹', 1),
	('01a22aaa68e40001a1f9d050', '拉丝', 'hairline', '拉丝', 'hairline', 'hairline
拉丝', 1),
	('01a22aaa68e4000208249c9e', '玻璃', 'glass', '玻璃', 'glass', 'glass
玻璃', 1),
	('01a22aaa68e40003b30ee2b7', '镀锌', 'galvanised', '镀锌', 'galvanised', 'galvanised
镀锌', 1),
	('01a22aaa68e40004af88d40b', '喷涂', 'painted', '喷涂', 'painted', 'painted
喷涂', 1),
	('01a22aaa68e4000596b3d5b1', '马达', 'motor', '马达', 'motor', 'motor
马达', 1),
	('01a22aaa68e4000642734e13', '电动机', 'motor', '电动机', 'motor', 'motor
电动机', 1),
	('01a22aaa68e4000751f921a7', '直流', 'DC', '直流', 'dc', 'dc
直流', 1),
	('01a22aaa68e400086570c04e', '交流', 'AC', '交流', 'ac', 'ac
交流', 1),
	('01a22aaa68e40009b11388c1', '单相', 'single-phase', '单相', 'singlephase', 'singlephase
单相', 1),
	('01a22aaa68e4000a4a37b9d2', '三相', '400 V', '三相', '400v', '400v
三相', 1),
	('01a22aaa68e5000004027034', '电梯主机', 'traction machine', '电梯主机', 'traction machine', 'traction machine
电梯主机', 1),
	('01a22aaa68e50001baf9c519', '曳引主机', 'traction machine', '曳引主机', 'traction machine', 'traction machine
曳引主机', 1),
	('01a22aaa68e500025473a1e9', '永磁', 'PM', '永磁', 'pm', 'pm
永磁', 1),
	('01a22aaa68e500036675d30e', '永磁主机', 'gearless machine', '永磁主机', 'gearless machine', 'gearless machine
永磁主机', 1),
	('01a22aaa68e50004812d09be', '永磁曳引机', 'gearless machine', '永磁曳引机', 'gearless machine', 'gearless machine
永磁曳引机', 1),
	('01a22aaa68e500055a574beb', '无齿主机', 'gearless machine', '无齿主机', 'gearless machine', 'gearless machine
无齿主机', 1),
	('01a22aaa68e50006cb99c1aa', '有齿主机', 'geared machine', '有齿主机', 'geared machine', 'geared machine
有齿主机', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22aaa68e5000793599de1', '有齿轮', 'geared', '有齿轮', 'geared', 'geared
有齿轮', 1),
	('01a22aaa68e5000842618438', '蜗轮', 'worm', '蜗轮', 'worm', 'worm
蜗轮', 1),
	('01a22aaa68e50009ac77c3af', '蜗杆', 'worm', '蜗杆', 'worm', 'worm
蜗杆', 1),
	('01a22aaa68e5000a8a34fa51', '斜齿轮', 'helical', '斜齿轮', 'helical', 'helical
斜齿轮', 1),
	('01a22aaa68e5000b5d522b11', '异步', 'asynchronous', '异步', 'asynchronous', 'asynchronous
异步', 1),
	('01a22aaa68e60000576991bb', '异步电机', 'asynchronous motor', '异步电机', 'asynchronous motor', 'asynchronous motor
异步电机', 1),
	('01a22aaa68e600017898fa26', '同步', 'synchronous', '同步', 'synchronous', 'synchronous
同步', 1),
	('01a22aaa68e60002080deb94', '同步电机', 'PM synchronous motor', '同步电机', 'pm synchronous motor', 'pm synchronous motor
同步电机', 1),
	('01a22aaa68e60003290f657a', '钢带主机', 'belt machine', '钢带主机', 'belt machine', 'belt machine
钢带主机', 1),
	('01a22aaa68e6000480ed4ec1', '皮带主机', 'belt machine', '皮带主机', 'belt machine', 'belt machine
皮带主机', 1),
	('01a22aaa68e60005460fa02d', '减速机', 'machine', '减速机', 'machine', 'machine
减速机', 1),
	('01a22aaa68e60006e2e4f3d2', '减速箱', 'machine', '减速箱', 'machine', 'machine
减速箱', 1),
	('01a22aaa68e600071afa061a', '控制板', 'control board', '控制板', 'control board', 'control board
控制板', 1),
	('01a22aaa68e600089f2cca06', '主控板', 'main control board', '主控板', 'main control board', 'main control board
主控板', 1),
	('01a22aaa68e60009867f87c2', '主控制板', 'main control board', '主控制板', 'main control board', 'main control board
主控制板', 1),
	('01a22aaa68e6000ae0c95a8c', '电梯主板', 'main control board', '电梯主板', 'main control board', 'main control board
电梯主板', 1),
	('01a22aaa68e6000ba7520de1', '电脑板', 'control board', '电脑板', 'control board', 'control board
电脑板', 1),
	('01a22aaa68e6000cea28b5bf', '通讯板', 'hall call board', '通讯板', 'hall call board', 'hall call board
通讯板', 1),
	('01a22aaa68e700009f35c0cc', '通信板', 'communication board', '通信板', 'communication board', 'communication board
通信板', 1),
	('01a22aaa68e70001a5388b8e', '外召板', 'hall call board', '外召板', 'hall call board', 'hall call board
外召板', 1),
	('01a22aaa68e70002f98fb1f5', '内呼板', 'button board', '内呼板', 'button board', 'button board
内呼板', 1),
	('01a22aaa68e700034b1a6f3c', '按钮板', 'button board', '按钮板', 'button board', 'button board
按钮板', 1),
	('01a22aaa68e70004a34f5dc2', '扩展板', 'button board', '扩展板', 'button board', 'button board
扩展板', 1),
	('01a22aaa68e700053dddf5bc', '轿厢板', 'car panel button board', '轿厢板', 'car panel button board', 'car panel button board
轿厢板', 1),
	('01a22aaa68e70006e081178b', '轿顶通讯板', 'car-top board', '轿顶通讯板', 'cartop board', 'cartop board
轿顶通讯板', 1),
	('01a22aaa68e70007536c28e0', '安全监控', 'safety', '安全监控', 'safety', 'safety
安全监控', 1),
	('01a22aaa68e700087ec835ee', '监控板', 'safety board', '监控板', 'safety board', 'safety board
监控板', 1),
	('01a22aaa68e7000929a2bfb3', '安全回路', 'safety', '安全回路', 'safety', 'safety
安全回路', 1),
	('01a22aaa68e7000a2b5d8e9f', '电源板', 'supply board', '电源板', 'supply board', 'supply board
电源板', 1),
	('01a22aaa68e7000bf8279207', '抱闸电源', 'brake supply', '抱闸电源', 'brake supply', 'brake supply
抱闸电源', 1),
	('01a22aaa68e7000c17560e37', '抱闸电源板', 'brake supply board', '抱闸电源板', 'brake supply board', 'brake supply board
抱闸电源板', 1),
	('01a22aaa68e80000b59f8120', '制动器电源', 'brake supply', '制动器电源', 'brake supply', 'brake supply
制动器电源', 1),
	('01a22aaa68e80001bff39c7a', '电源盒', 'power box', '电源盒', 'power box', 'power box
电源盒', 1),
	('01a22aaa68e80002af00cd18', '电源箱', 'supply', '电源箱', 'supply', 'supply
电源箱', 1),
	('01a22aaa68e80003a45121f7', '门机主板', 'door control board', '门机主板', 'door control board', 'door control board
门机主板', 1),
	('01a22aaa68e800045403cf44', '门机控制板', 'door control board', '门机控制板', 'door control board', 'door control board
门机控制板', 1),
	('01a22aaa68e800058fff0b88', '门机盒', 'door drive controller', '门机盒', 'door drive controller', 'door drive controller
门机盒', 1),
	('01a22aaa68e800067863f5ea', '门控制器', 'door drive controller', '门控制器', 'door drive controller', 'door drive controller
门控制器', 1),
	('01a22aaa68e80007dda8723d', '控制器', 'controller', '控制器', 'controller', 'controller
控制器', 1),
	('01a22aaa68e8000857138df5', '驱动器', 'drive', '驱动器', 'drive', 'drive
驱动器', 1),
	('01a22aaa68e8000904212946', '压板', 'clip', '压板', 'clip', 'clip
压板', 1),
	('01a22aaa68e8000a586e3827', '压导码', 'rail clip', '压导码', 'rail clip', 'rail clip
压导码', 1),
	('01a22aaa68e8000bd85c318f', '压码', 'rail clip', '压码', 'rail clip', 'rail clip
压码', 1),
	('01a22aaa68e8000c0239cd5c', '导轨压板', 'rail clip', '导轨压板', 'rail clip', 'rail clip
导轨压板', 1),
	('01a22aaa68e8000d03fa7d16', '接导板', 'fishplate', '接导板', 'fishplate', 'fishplate
接导板', 1),
	('01a22aaa68e8000e737a0b7e', '鱼尾板', 'fishplate', '鱼尾板', 'fishplate', 'fishplate
鱼尾板', 1),
	('01a22aaa68e8000f2d5535a7', '导轨连接板', 'fishplate', '导轨连接板', 'fishplate', 'fishplate
导轨连接板', 1),
	('01a22aaa68e9000077dfbd8c', '吊板', 'hanger plate', '吊板', 'hanger plate', 'hanger plate
吊板', 1),
	('01a22aaa68e9000137012b73', '门吊板', 'hanger plate', '门吊板', 'hanger plate', 'hanger plate
门吊板', 1),
	('01a22aaa68e90002cfd9385b', '门挂板', 'hanger plate', '门挂板', 'hanger plate', 'hanger plate
门挂板', 1),
	('01a22aaa68e90003d73a3194', '门挂轮', 'hanger roller', '门挂轮', 'hanger roller', 'hanger roller
门挂轮', 1),
	('01a22aaa68e90004a01965a9', '门吊轮', 'hanger roller', '门吊轮', 'hanger roller', 'hanger roller
门吊轮', 1),
	('01a22aaa68e900056333c9af', '吊轮', 'hanger roller', '吊轮', 'hanger roller', 'hanger roller
吊轮', 1),
	('01a22aaa68e9000642542daa', '吊门轮', 'hanger roller', '吊门轮', 'hanger roller', 'hanger roller
吊门轮', 1),
	('01a22aaa68e900078d168037', '挂门轮', 'hanger roller', '挂门轮', 'hanger roller', 'hanger roller
挂门轮', 1),
	('01a22aaa68e90008c3e85cd4', '门滚轮', 'hanger roller', '门滚轮', 'hanger roller', 'hanger roller
门滚轮', 1),
	('01a22aaa68e9000956c36074', '门头', 'door header', '门头', 'door header', 'door header
门头', 1),
	('01a22aaa68e9000a9841f01b', '层门装置', 'door header', '层门装置', 'door header', 'door header
层门装置', 1),
	('01a22aaa68e9000bf25f1784', '门上坎', 'door header', '门上坎', 'door header', 'door header
门上坎', 1),
	('01a22aaa68e9000cca0992ce', '偏心', 'eccentric', '偏心', 'eccentric', 'eccentric
偏心', 1),
	('01a22aaa68e9000ddff2d725', '防跳轮', 'eccentric roller', '防跳轮', 'eccentric roller', 'eccentric roller
防跳轮', 1),
	('01a22aaa68e9000e69f2bce4', '防翘轮', 'eccentric roller', '防翘轮', 'eccentric roller', 'eccentric roller
防翘轮', 1),
	('01a22aaa68ea0000ab354016', '齿形带', 'toothed belt', '齿形带', 'toothed belt', 'toothed belt
齿形带', 1),
	('01a22aaa68ea000126409b47', '齿带', 'toothed belt', '齿带', 'toothed belt', 'toothed belt
齿带', 1),
	('01a22aaa68ea0002b5ad1d65', '同步齿形带', 'toothed belt', '同步齿形带', 'toothed belt', 'toothed belt
同步齿形带', 1),
	('01a22aaa68ea0003e41ec959', '门机同步带', 'door belt', '门机同步带', 'door belt', 'door belt
门机同步带', 1),
	('01a22aaa68ea000445df0f5f', '门机齿形带', 'door belt', '门机齿形带', 'door belt', 'door belt
门机齿形带', 1),
	('01a22aaa68ea0005df9e2d7f', '皮带夹', 'belt clamp', '皮带夹', 'belt clamp', 'belt clamp
皮带夹', 1),
	('01a22aaa68ea0006b4fcf9a1', '皮带压板', 'belt clamp', '皮带压板', 'belt clamp', 'belt clamp
皮带压板', 1),
	('01a22aaa68ea0007c6167718', '张紧螺丝', 'tension screw', '张紧螺丝', 'tension screw', 'tension screw
张紧螺丝', 1),
	('01a22aaa68ea000806ba2446', '惰轮', 'idler', '惰轮', 'idler', 'idler
惰轮', 1),
	('01a22aaa68ea000952f0b0fe', '皮带惰轮', 'belt pulley', '皮带惰轮', 'belt pulley', 'belt pulley
皮带惰轮', 1),
	('01a22aaa68ea000adaf9fc29', '开门宽度', 'clear opening', '开门宽度', 'clear opening', 'clear opening
开门宽度', 1),
	('01a22aaa68ea000b094607b3', '开门宽', 'clear opening', '开门宽', 'clear opening', 'clear opening
开门宽', 1),
	('01a22aaa68ea000c3fd2118b', '净开门', 'clear opening', '净开门', 'clear opening', 'clear opening
净开门', 1),
	('01a22aaa68ea000de1984636', '净宽', 'clear opening', '净宽', 'clear opening', 'clear opening
净宽', 1),
	('01a22aaa68ea000e13c79280', '开口宽', 'clear opening', '开口宽', 'clear opening', 'clear opening
开口宽', 1),
	('01a22aaa68eb000092e17997', '中分', 'centre opening', '中分', 'centre opening', 'centre opening
中分', 1),
	('01a22aaa68eb000184c99233', '中分门', 'centre opening door', '中分门', 'centre opening door', 'centre opening door
中分门', 1),
	('01a22aaa68eb000270db1e38', '旁开', 'telescopic', '旁开', 'telescopic', 'telescopic
旁开', 1),
	('01a22aaa68eb0003ebe66d8b', '旁开门', 'telescopic door', '旁开门', 'telescopic door', 'telescopic door
旁开门', 1),
	('01a22aaa68eb0004f0ac5125', '侧开', 'telescopic', '侧开', 'telescopic', 'telescopic
侧开', 1),
	('01a22aaa68eb0005ef3869bf', '双折', 'telescopic', '双折', 'telescopic', 'telescopic
双折', 1),
	('01a22aaa68eb000645621ef5', '左开', 'left', '左开', 'left', 'left
左开', 1),
	('01a22aaa68eb0007638c2956', '右开', 'right', '右开', 'right', 'right
右开', 1),
	('01a22aaa68eb0008bc457cd4', '四扇', 'four-panel', '四扇', 'fourpanel', 'fourpanel
四扇', 1),
	('01a22aaa68eb00091a452242', '两扇', 'two-panel', '两扇', 'twopanel', 'twopanel
两扇', 1),
	('01a22aaa68eb000aeecd36ea', '双扇', 'two-panel', '双扇', 'twopanel', 'twopanel
双扇', 1),
	('01a22aaa68eb000b10b8b454', '钢丝芯', 'steel-cored', '钢丝芯', 'steelcored', 'steelcored
钢丝芯', 1),
	('01a22aaa68eb000cf7ce812e', '钢芯', 'steel-cored', '钢芯', 'steelcored', 'steelcored
钢芯', 1),
	('01a22aaa68eb000d5624228e', '按米', 'by the metre', '按米', 'metre', 'metre
按米', 1),
	('01a22aaa68eb000e0a55e59c', '每米', 'by the metre', '每米', 'metre', 'metre
每米', 1),
	('01a22aaa68eb000fbfecb5ba', '散装', 'by the metre', '散装', 'metre', 'metre
散装', 1),
	('01a22aaa68ec00000709b415', '变频门机', 'door operator', '变频门机', 'door operator', 'door operator
变频门机', 1),
	('01a22aaa68ec0001fc2f560f', '永磁门机', 'door operator', '永磁门机', 'door operator', 'door operator
永磁门机', 1),
	('01a22aaa68ec0002aa289f8b', '开门机', 'door operator', '开门机', 'door operator', 'door operator
开门机', 1),
	('01a22aaa68ec00032bead688', '门机马达', 'door motor', '门机马达', 'door motor', 'door motor
门机马达', 1),
	('01a22aaa68ec0004d5361001', '门马达', 'door motor', '门马达', 'door motor', 'door motor
门马达', 1),
	('01a22aaa68ec00056901b017', '门机电机', 'door motor', '门机电机', 'door motor', 'door motor
门机电机', 1),
	('01a22aaa68ec000635a9636e', '门编码器', 'door encoder', '门编码器', 'door encoder', 'door encoder
门编码器', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22aaa68ec0007718e298d', '门机开关', 'door limit switch', '门机开关', 'door limit switch', 'door limit switch
门机开关', 1),
	('01a22aaa68ec0008e08b80cf', '门位开关', 'door limit switch', '门位开关', 'door limit switch', 'door limit switch
门位开关', 1),
	('01a22aaa68ec000981fe040d', '到位开关', 'door limit switch', '到位开关', 'door limit switch', 'door limit switch
到位开关', 1),
	('01a22aaa68ec000aa4ee6006', '门到位', 'door limit switch', '门到位', 'door limit switch', 'door limit switch
门到位', 1),
	('01a22aaa68ec000ba88e83ea', '固定门刀', 'door vane', '固定门刀', 'door vane', 'door vane
固定门刀', 1),
	('01a22aaa68ec000c721c8ddd', '异步门刀', 'door vane', '异步门刀', 'door vane', 'door vane
异步门刀', 1),
	('01a22aaa68ec000d081b6d38', '同步门刀', 'expanding coupler', '同步门刀', 'expanding coupler', 'expanding coupler
同步门刀', 1),
	('01a22aaa68ed0000cbffacb8', '门刀片', 'door vane', '门刀片', 'door vane', 'door vane
门刀片', 1),
	('01a22aaa68ed0001a31201d3', '门锁轮', 'coupler roller', '门锁轮', 'coupler roller', 'coupler roller
门锁轮', 1),
	('01a22aaa68ed000244cbb8ff', '门锁滚轮', 'coupler roller', '门锁滚轮', 'coupler roller', 'coupler roller
门锁滚轮', 1),
	('01a22aaa68ed0003aa739231', '门球轮', 'coupler roller', '门球轮', 'coupler roller', 'coupler roller
门球轮', 1),
	('01a22aaa68ed0004d4fb1e2a', '滚轮组', 'roller set', '滚轮组', 'roller set', 'roller set
滚轮组', 1),
	('01a22aaa68ed0005d1b66089', '锁开关', 'contact', '锁开关', 'contact', 'contact
锁开关', 1),
	('01a22aaa68ed0006ff460da7', '门锁开关', 'door contact', '门锁开关', 'door contact', 'door contact
门锁开关', 1),
	('01a22aaa68ed0007e8f29530', '门锁触点', 'door contact', '门锁触点', 'door contact', 'door contact
门锁触点', 1),
	('01a22aaa68ed0008000e3dc2', '门锁触头', 'door contact', '门锁触头', 'door contact', 'door contact
门锁触头', 1),
	('01a22aaa68ed0009e325faac', '锁触点', 'lock contact', '锁触点', 'lock contact', 'lock contact
锁触点', 1),
	('01a22aaa68ed000abab52b92', '副门锁', 'auxiliary door contact', '副门锁', 'auxiliary door contact', 'auxiliary door contact
副门锁', 1),
	('01a22aaa68ed000be5dbff38', '副锁', 'auxiliary door contact', '副锁', 'auxiliary door contact', 'auxiliary door contact
副锁', 1),
	('01a22aaa68ed000c4f8e3820', '辅助触点', 'auxiliary contact', '辅助触点', 'auxiliary contact', 'auxiliary contact
辅助触点', 1),
	('01a22aaa68ed000ddc4e8355', '门开关', 'door contact', '门开关', 'door contact', 'door contact
门开关', 1),
	('01a22aaa68ed000ea24c967f', '门联锁', 'door lock', '门联锁', 'door lock', 'door lock
门联锁', 1),
	('01a22aaa68ee00003d863078', '钩子锁', 'door lock', '钩子锁', 'door lock', 'door lock
钩子锁', 1),
	('01a22aaa68ee00012fd729dd', '机械锁', 'door lock', '机械锁', 'door lock', 'door lock
机械锁', 1),
	('01a22aaa68ee0002aa7560d2', '触点', 'contact', '触点', 'contact', 'contact
触点', 1),
	('01a22aaa68ee00030919b261', '触头', 'contact', '触头', 'contact', 'contact
触头', 1),
	('01a22aaa68ee00047d479b62', '动触头', 'bridge contact', '动触头', 'bridge contact', 'bridge contact
动触头', 1),
	('01a22aaa68ee00058bc251c6', '静触头', 'fixed contact', '静触头', 'fixed contact', 'fixed contact
静触头', 1),
	('01a22aaa68ee000646a9d54e', '层门钥匙', 'triangle key', '层门钥匙', 'triangle key', 'triangle key
层门钥匙', 1),
	('01a22aaa68ee00070ecbb6a7', '厅门钥匙', 'triangle key', '厅门钥匙', 'triangle key', 'triangle key
厅门钥匙', 1),
	('01a22aaa68ee0008fe688c4e', '开锁钥匙', 'triangle key', '开锁钥匙', 'triangle key', 'triangle key
开锁钥匙', 1),
	('01a22aaa68ef0000eecb4edc', '三角锁', 'triangle key', '三角锁', 'triangle key', 'triangle key
三角锁', 1),
	('01a22aaa68ef0001c1a490a7', '应急钥匙', 'emergency unlocking key', '应急钥匙', 'emergency unlocking key', 'emergency unlocking key
应急钥匙', 1),
	('01a22aaa68ef00023a0f14e9', '自闭装置', 'door closer', '自闭装置', 'door closer', 'door closer
自闭装置', 1),
	('01a22aaa68ef00034f46cf87', '自动关门', 'door closer', '自动关门', 'door closer', 'door closer
自动关门', 1),
	('01a22aaa68ef000471c5aa8a', '关门重锤', 'door closer weight', '关门重锤', 'door closer weight', 'door closer weight
关门重锤', 1),
	('01a22aaa68ef0005281282bf', '门重锤', 'door closer weight', '门重锤', 'door closer weight', 'door closer weight
门重锤', 1),
	('01a22aaa68ef0006986d2c3f', '拉簧', 'closer spring', '拉簧', 'closer spring', 'closer spring
拉簧', 1),
	('01a22aaa68ef00076eaba293', '闭门弹簧', 'door closer spring', '闭门弹簧', 'door closer spring', 'door closer spring
闭门弹簧', 1),
	('01a22aaa68ef00081ca6dd5b', '关门弹簧', 'door closer spring', '关门弹簧', 'door closer spring', 'door closer spring
关门弹簧', 1),
	('01a22aaa68ef00091f5e4d63', '联动钢丝绳', 'door transfer rope', '联动钢丝绳', 'door transfer rope', 'door transfer rope
联动钢丝绳', 1),
	('01a22aaa68ef000ae3054e6f', '传动钢丝绳', 'door transfer rope', '传动钢丝绳', 'door transfer rope', 'door transfer rope
传动钢丝绳', 1),
	('01a22aaa68ef000bd0837ef0', '门钢丝绳', 'door transfer rope', '门钢丝绳', 'door transfer rope', 'door transfer rope
门钢丝绳', 1),
	('01a22aaa68f0000092afd645', '门绳', 'door transfer rope', '门绳', 'door transfer rope', 'door transfer rope
门绳', 1),
	('01a22aaa68f0000144b06d24', '层门地坎', 'landing door sill', '层门地坎', 'landing door sill', 'landing door sill
层门地坎', 1),
	('01a22aaa68f00002e04c1f03', '厅门地坎', 'landing door sill', '厅门地坎', 'landing door sill', 'landing door sill
厅门地坎', 1),
	('01a22aaa68f0000368f6fcf3', '铝地坎', 'aluminium sill', '铝地坎', 'aluminium sill', 'aluminium sill
铝地坎', 1),
	('01a22aaa68f00004e9a39985', '滑块铁芯', 'steel insert', '滑块铁芯', 'steel insert', 'steel insert
滑块铁芯', 1),
	('01a22aaa68f00005a35018c9', '门脚', 'door shoe', '门脚', 'door shoe', 'door shoe
门脚', 1),
	('01a22aaa68f0000651c66f5e', '门导靴', 'door shoe', '门导靴', 'door shoe', 'door shoe
门导靴', 1),
	('01a22aaa68f000071e1750da', '地坎滑块', 'door shoe', '地坎滑块', 'door shoe', 'door shoe
地坎滑块', 1),
	('01a22aaa68f00008550d1ab5', '光眼', 'light curtain', '光眼', 'light curtain', 'light curtain
光眼', 1),
	('01a22aaa68f00009955dfee7', '电眼', 'light curtain', '电眼', 'light curtain', 'light curtain
电眼', 1),
	('01a22aaa68f0000a692a5b04', '红外', 'infrared', '红外', 'infrared', 'infrared
红外', 1),
	('01a22aaa68f0000b9b1191dc', '红外线', 'infrared', '红外线', 'infrared', 'infrared
红外线', 1),
	('01a22aaa68f0000c1dd78781', '光束', 'beams', '光束', 'beam', 'beam
光束', 1),
	('01a22aaa68f0000dcf891aaa', '门光幕', 'light curtain', '门光幕', 'light curtain', 'light curtain
门光幕', 1),
	('01a22aaa68f10000709768e7', '红外光幕', 'light curtain', '红外光幕', 'light curtain', 'light curtain
红外光幕', 1),
	('01a22aaa68f100018abc7013', '光幕电源', 'light curtain power box', '光幕电源', 'light curtain power box', 'light curtain power box
光幕电源', 1),
	('01a22aaa68f100021a47a830', '光幕电源盒', 'light curtain power box', '光幕电源盒', 'light curtain power box', 'light curtain power box
光幕电源盒', 1),
	('01a22aaa68f10003da6dd770', '动态', 'dynamic', '动态', 'dynamic', 'dynamic
动态', 1),
	('01a22aaa68f10004189fda94', '静态', 'static', '静态', 'static', 'static
静态', 1),
	('01a22aaa68f10005a88ec2fa', '限速器钢丝绳', 'governor rope', '限速器钢丝绳', 'governor rope', 'governor rope
限速器钢丝绳', 1),
	('01a22aaa68f1000640dcbaf1', '限速器张紧轮', 'governor tension pulley', '限速器张紧轮', 'governor tension pulley', 'governor tension pulley
限速器张紧轮', 1),
	('01a22aaa68f10007885cd63b', '限速器张紧装置', 'governor tension pulley', '限速器张紧装置', 'governor tension pulley', 'governor tension pulley
限速器张紧装置', 1),
	('01a22aaa68f1000849ccd35a', '涨紧', 'tension', '涨紧', 'tension', 'tension
涨紧', 1),
	('01a22aaa68f10009e14bf9e9', '张紧', 'tension', '张紧', 'tension', 'tension
张紧', 1),
	('01a22aaa68f1000a97e649aa', '涨紧装置', 'tension pulley', '涨紧装置', 'tension pulley', 'tension pulley
涨紧装置', 1),
	('01a22aaa68f1000b62659aa9', '涨绳轮', 'governor tension pulley', '涨绳轮', 'governor tension pulley', 'governor tension pulley
涨绳轮', 1),
	('01a22aaa68f1000c63788107', '涨绳装置', 'governor tension pulley', '涨绳装置', 'governor tension pulley', 'governor tension pulley
涨绳装置', 1),
	('01a22aaa68f200005353d12d', '双向', 'two-way', '双向', 'twoway', 'twoway
双向', 1),
	('01a22aaa68f20001ec00a37d', '双向', 'bidirectional', '双向', 'bidirectional', 'bidirectional
双向', 1),
	('01a22aaa68f2000283bf26c6', '远程', 'remote', '远程', 'remote', 'remote
远程', 1),
	('01a22aaa68f20003e1be4b1b', '远程复位', 'remote reset', '远程复位', 'remote reset', 'remote reset
远程复位', 1),
	('01a22aaa68f200040cbfac33', '电动复位', 'remote reset', '电动复位', 'remote reset', 'remote reset
电动复位', 1),
	('01a22aaa68f200058f5c06cc', '复位', 'reset', '复位', 'reset', 'reset
复位', 1),
	('01a22aaa68f20006497f7a2b', '渐进式', 'progressive', '渐进式', 'progressive', 'progressive
渐进式', 1),
	('01a22aaa68f20007fb3a3243', '渐进式安全钳', 'progressive safety gear', '渐进式安全钳', 'progressive safety gear', 'progressive safety gear
渐进式安全钳', 1),
	('01a22aaa68f20008cfa9fa00', '瞬时式', 'instantaneous', '瞬时式', 'instantaneous', 'instantaneous
瞬时式', 1),
	('01a22aaa68f20009d81ddac8', '瞬时', 'instantaneous', '瞬时', 'instantaneous', 'instantaneous
瞬时', 1),
	('01a22aaa68f2000abb3da86f', '耗能型', 'oil', '耗能型', 'oil', 'oil
耗能型', 1),
	('01a22aaa68f2000b09259cd7', '耗能', 'oil', '耗能', 'oil', 'oil
耗能', 1),
	('01a22aaa68f2000c808ce2d6', '蓄能型', 'polyurethane', '蓄能型', 'polyurethane', 'polyurethane
蓄能型', 1),
	('01a22aaa68f2000dc536ab4f', '油压', 'oil', '油压', 'oil', 'oil
油压', 1),
	('01a22aaa68f2000ec61fe19b', '油压缓冲器', 'oil buffer', '油压缓冲器', 'oil buffer', 'oil buffer
油压缓冲器', 1),
	('01a22aaa68f2000f38fd8a63', '橡胶缓冲器', 'polyurethane buffer', '橡胶缓冲器', 'polyurethane buffer', 'polyurethane buffer
橡胶缓冲器', 1),
	('01a22aaa68f2001039061a47', '行程', 'stroke', '行程', 'stroke', 'stroke
行程', 1),
	('01a22aaa68f3000063515ceb', '钢丝绳制动器', 'rope brake', '钢丝绳制动器', 'rope brake', 'rope brake
钢丝绳制动器', 1),
	('01a22aaa68f300016ae8ccf5', '曳引绳制动器', 'rope brake', '曳引绳制动器', 'rope brake', 'rope brake
曳引绳制动器', 1),
	('01a22aaa68f300023d7ef872', '防意外移动', 'UCMP', '防意外移动', 'ucmp', 'ucmp
防意外移动', 1),
	('01a22aaa68f3000385ce0b7a', '轿厢意外移动', 'UCMP', '轿厢意外移动', 'ucmp', 'ucmp
轿厢意外移动', 1),
	('01a22aaa68f30004450e4f85', '意外移动', 'unintended movement', '意外移动', 'unintended movement', 'unintended movement
意外移动', 1),
	('01a22aaa68f3000586090e0a', '上行超速', 'ascending overspeed', '上行超速', 'ascending overspeed', 'ascending overspeed
上行超速', 1),
	('01a22aaa68f300066c7b1c84', '配重', 'weight', '配重', 'weight', 'weight
配重', 1),
	('01a22aaa68f30007a0bd2b06', '空心', 'hollow', '空心', 'hollow', 'hollow
空心', 1),
	('01a22aaa68f3000820c22937', '主导轨', 'guide rail', '主导轨', 'guide rail', 'guide rail
主导轨', 1),
	('01a22aaa68f30009785dfa8d', '对重导轨', 'hollow guide rail', '对重导轨', 'hollow guide rail', 'hollow guide rail
对重导轨', 1),
	('01a22aaa68f3000a022c984b', '副轨', 'hollow guide rail', '副轨', 'hollow guide rail', 'hollow guide rail
副轨', 1),
	('01a22aaa68f3000bdaa1469e', '滑动导靴', 'sliding guide shoe', '滑动导靴', 'sliding guide shoe', 'sliding guide shoe
滑动导靴', 1),
	('01a22aaa68f3000c00bd6c4c', '固定导靴', 'sliding guide shoe', '固定导靴', 'sliding guide shoe', 'sliding guide shoe
固定导靴', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22aaa68f3000d707554e2', '滚动导靴', 'roller guide shoe', '滚动导靴', 'roller guide shoe', 'roller guide shoe
滚动导靴', 1),
	('01a22aaa68f3000e5ab55d90', '滚轮', 'wheel', '滚轮', 'wheel', 'wheel
滚轮', 1),
	('01a22aaa68f4000068109dd7', '导靴靴衬', 'guide shoe insert', '导靴靴衬', 'guide shoe insert', 'guide shoe insert
导靴靴衬', 1),
	('01a22aaa68f400016f008141', '导靴衬', 'guide shoe insert', '导靴衬', 'guide shoe insert', 'guide shoe insert
导靴衬', 1),
	('01a22aaa68f4000213dad04b', '尼龙衬', 'guide shoe insert', '尼龙衬', 'guide shoe insert', 'guide shoe insert
尼龙衬', 1),
	('01a22aaa68f4000397a79b0f', '衬套', 'insert', '衬套', 'insert', 'insert
衬套', 1),
	('01a22aaa68f4000461a58705', '控制箱', 'control cabinet', '控制箱', 'control cabinet', 'control cabinet
控制箱', 1),
	('01a22aaa68f400057fad34b6', '控制屏', 'control cabinet', '控制屏', 'control cabinet', 'control cabinet
控制屏', 1),
	('01a22aaa68f40006a23fadf1', '电控柜', 'control cabinet', '电控柜', 'control cabinet', 'control cabinet
电控柜', 1),
	('01a22aaa68f40007cb8f1327', '电气柜', 'control cabinet', '电气柜', 'control cabinet', 'control cabinet
电气柜', 1),
	('01a22aaa68f400087447096e', '一体机', 'control cabinet', '一体机', 'control cabinet', 'control cabinet
一体机', 1),
	('01a22aaa68f400099fc4dd3c', '一体化控制柜', 'control cabinet', '一体化控制柜', 'control cabinet', 'control cabinet
一体化控制柜', 1),
	('01a22aaa68f4000ad1561072', '扶梯控制柜', 'escalator control cabinet', '扶梯控制柜', 'escalator control cabinet', 'escalator control cabinet
扶梯控制柜', 1),
	('01a22aaa68f4000b28dc63b8', '液压梯控制柜', 'hydraulic control cabinet', '液压梯控制柜', 'hydraulic control cabinet', 'hydraulic control cabinet
液压梯控制柜', 1),
	('01a22aaa68f4000c6cc1087b', '群控', 'duplex group', '群控', 'duplex group', 'duplex group
群控', 1),
	('01a22aaa68f4000ddaf18260', '并联', 'duplex group', '并联', 'duplex group', 'duplex group
并联', 1),
	('01a22aaa68f4000e2806b8f4', '软启动', 'soft starter', '软启动', 'soft starter', 'soft starter
软启动', 1),
	('01a22aaa68f50000656bd4f5', '软启动器', 'soft starter', '软启动器', 'soft starter', 'soft starter
软启动器', 1),
	('01a22aaa68f500019a0c9a36', '星三角', 'star-delta', '星三角', 'stardelta', 'stardelta
星三角', 1),
	('01a22aaa68f5000236798ed9', '层站', 'stops', '层站', 'stop', 'stop
层站', 1),
	('01a22aaa68f50003b976279c', '能量反馈', 'regenerative unit', '能量反馈', 'regenerative unit', 'regenerative unit
能量反馈', 1),
	('01a22aaa68f50004ec656297', '回馈', 'regenerative unit', '回馈', 'regenerative unit', 'regenerative unit
回馈', 1),
	('01a22aaa68f50005c5648269', '节能', 'regenerative unit', '节能', 'regenerative unit', 'regenerative unit
节能', 1),
	('01a22aaa68f50006f418f570', '回馈装置', 'regenerative unit', '回馈装置', 'regenerative unit', 'regenerative unit
回馈装置', 1),
	('01a22aaa68f50007cc13b19f', '空心轴', 'hollow shaft', '空心轴', 'hollow shaft', 'hollow shaft
空心轴', 1),
	('01a22aaa68f50008d96c76b7', '锥轴', 'taper shaft', '锥轴', 'taper shaft', 'taper shaft
锥轴', 1),
	('01a22aaa68f5000965000d02', '锥形轴', 'taper shaft', '锥形轴', 'taper shaft', 'taper shaft
锥形轴', 1),
	('01a22aaa68f5000a683e7aa9', '实心轴', 'solid shaft', '实心轴', 'solid shaft', 'solid shaft
实心轴', 1),
	('01a22aaa68f5000ba1c0b07a', '轴径', 'shaft', '轴径', 'shaft', 'shaft
轴径', 1),
	('01a22aaa68f5000ce9b68e39', '脉冲', 'pulses', '脉冲', 'puls', 'puls
脉冲', 1),
	('01a22aaa68f5000d770cc05c', '正余弦', 'sin/cos', '正余弦', 'sinco', 'sinco
正余弦', 1),
	('01a22aaa68f5000e90e8fef3', '增量', 'incremental', '增量', 'incremental', 'incremental
增量', 1),
	('01a22aaa68f5000ff0bc4d77', '绝对值', 'absolute', '绝对值', 'absolute', 'absolute
绝对值', 1),
	('01a22aaa68f50010c511342c', '磁栅尺', 'magnetic tape', '磁栅尺', 'magnetic tape', 'magnetic tape
磁栅尺', 1),
	('01a22aaa68f6000044d9e85e', '磁尺', 'magnetic tape', '磁尺', 'magnetic tape', 'magnetic tape
磁尺', 1),
	('01a22aaa68f60001056eeba7', '磁带', 'magnetic tape', '磁带', 'magnetic tape', 'magnetic tape
磁带', 1),
	('01a22aaa68f600027cb641a2', '井道定位', 'absolute magnetic tape', '井道定位', 'absolute magnetic tape', 'absolute magnetic tape
井道定位', 1),
	('01a22aaa68f600030f4e81f7', '停电', 'automatic rescue', '停电', 'automatic rescue', 'automatic rescue
停电', 1),
	('01a22aaa68f600046461cbbd', '停电平层', 'automatic rescue device', '停电平层', 'automatic rescue device', 'automatic rescue device
停电平层', 1),
	('01a22aaa68f6000512359dd0', '停电应急', 'automatic rescue device', '停电应急', 'automatic rescue device', 'automatic rescue device
停电应急', 1),
	('01a22aaa68f600063b85a1a6', '停电应急平层', 'automatic rescue device', '停电应急平层', 'automatic rescue device', 'automatic rescue device
停电应急平层', 1),
	('01a22aaa68f60007ea5b4e50', '应急平层', 'automatic rescue device', '应急平层', 'automatic rescue device', 'automatic rescue device
应急平层', 1),
	('01a22aaa68f60008bdf9958f', '自动救援', 'automatic rescue', '自动救援', 'automatic rescue', 'automatic rescue
自动救援', 1),
	('01a22aaa68f600098ecfb3f6', '救援', 'rescue', '救援', 'rescue', 'rescue
救援', 1),
	('01a22aaa68f6000a70d23063', '应急照明', 'emergency light', '应急照明', 'emergency light', 'emergency light
应急照明', 1),
	('01a22aaa68f6000b14d9258b', '应急灯电源', 'emergency light supply', '应急灯电源', 'emergency light supply', 'emergency light supply
应急灯电源', 1),
	('01a22aaa68f6000c97606471', '应急', 'emergency', '应急', 'emergency', 'emergency
应急', 1),
	('01a22aaa68f6000d8b6182fe', '电瓶', 'battery', '电瓶', 'battery', 'battery
电瓶', 1),
	('01a22aaa68f70000115d1ad6', '电池组', 'battery set', '电池组', 'battery set', 'battery set
电池组', 1),
	('01a22aaa68f7000109c93f08', '开关电源', 'switched-mode supply', '开关电源', 'switchedmode supply', 'switchedmode supply
开关电源', 1),
	('01a22aaa68f7000294621a3a', '直流电源', '24 V power supply', '直流电源', '24v power supply', '24v power supply
直流电源', 1),
	('01a22aaa68f7000320145b17', '稳压电源', 'switched-mode supply', '稳压电源', 'switchedmode supply', 'switchedmode supply
稳压电源', 1),
	('01a22aaa68f70004a1daf222', '强迫减速', 'limit switch', '强迫减速', 'limit switch', 'limit switch
强迫减速', 1),
	('01a22aaa68f7000550035709', '减速开关', 'limit switch', '减速开关', 'limit switch', 'limit switch
减速开关', 1),
	('01a22aaa68f70006ef643e21', '强减开关', 'limit switch', '强减开关', 'limit switch', 'limit switch
强减开关', 1),
	('01a22aaa68f70007c3841367', '终端开关', 'limit switch', '终端开关', 'limit switch', 'limit switch
终端开关', 1),
	('01a22aaa68f70008193ef7c2', '限位', 'limit switch', '限位', 'limit switch', 'limit switch
限位', 1),
	('01a22aaa68f700093ddfc9db', '极限', 'final limit switch', '极限', 'final limit switch', 'final limit switch
极限', 1),
	('01a22aaa68f7000a6f31417e', '松绳', 'slack-rope', '松绳', 'slackrope', 'slackrope
松绳', 1),
	('01a22aaa68f7000b52df2b26', '松绳开关', 'slack-rope switch', '松绳开关', 'slackrope switch', 'slackrope switch
松绳开关', 1),
	('01a22aaa68f8000021e37784', '断绳开关', 'slack-rope switch', '断绳开关', 'slackrope switch', 'slackrope switch
断绳开关', 1),
	('01a22aaa68f80001307aee81', '急停', 'emergency stop', '急停', 'emergency stop', 'emergency stop
急停', 1),
	('01a22aaa68f800028000abc0', '急停按钮', 'emergency stop switch', '急停按钮', 'emergency stop switch', 'emergency stop switch
急停按钮', 1),
	('01a22aaa68f800030da4dce7', '停止开关', 'emergency stop switch', '停止开关', 'emergency stop switch', 'emergency stop switch
停止开关', 1),
	('01a22aaa68f800042be12ab8', '停止按钮', 'emergency stop switch', '停止按钮', 'emergency stop switch', 'emergency stop switch
停止按钮', 1),
	('01a22aaa68f80005d315ac56', '蘑菇头', 'mushroom', '蘑菇头', 'mushroom', 'mushroom
蘑菇头', 1),
	('01a22aaa68f80006271a41c8', '检修', 'inspection', '检修', 'inspection', 'inspection
检修', 1),
	('01a22aaa68f800075fd356bb', '检修按钮', 'inspection push button', '检修按钮', 'inspection push button', 'inspection push button
检修按钮', 1),
	('01a22aaa68f80008da66f006', '检修开关', 'inspection', '检修开关', 'inspection', 'inspection
检修开关', 1),
	('01a22aaa68f80009b1479ce1', '检修箱', 'inspection station', '检修箱', 'inspection station', 'inspection station
检修箱', 1),
	('01a22aaa68f8000a485ea78c', '底坑箱', 'pit inspection station', '底坑箱', 'pit inspection station', 'pit inspection station
底坑箱', 1),
	('01a22aaa68f8000b6d5c41ae', '底坑急停盒', 'pit inspection station', '底坑急停盒', 'pit inspection station', 'pit inspection station
底坑急停盒', 1),
	('01a22aaa68f8000c2499a964', '底坑操作箱', 'pit inspection station', '底坑操作箱', 'pit inspection station', 'pit inspection station
底坑操作箱', 1),
	('01a22aaa68f900009134ec9b', '轿顶检修', 'inspection car top', '轿顶检修', 'inspection car top', 'inspection car top
轿顶检修', 1),
	('01a22aaa68f9000174f9880d', '插座', 'socket', '插座', 'socket', 'socket
插座', 1),
	('01a22aaa68f90002039451cf', '感应器', 'sensor', '感应器', 'sensor', 'sensor
感应器', 1),
	('01a22aaa68f900037468c128', '感应器', 'switch', '感应器', 'switch', 'switch
感应器', 1),
	('01a22aaa68f90004890fcae7', '感应开关', 'switch', '感应开关', 'switch', 'switch
感应开关', 1),
	('01a22aaa68f90005a62be566', '平层开关', 'levelling switch', '平层开关', 'levelling switch', 'levelling switch
平层开关', 1),
	('01a22aaa68f900069fc2939e', '平层光电', 'photoelectric levelling switch', '平层光电', 'photoelectric levelling switch', 'photoelectric levelling switch
平层光电', 1),
	('01a22aaa68f90007579323ae', '平层', 'levelling switch', '平层', 'levelling switch', 'levelling switch
平层', 1),
	('01a22aaa68f90008d9dd61e2', '光电', 'photoelectric', '光电', 'photoelectric', 'photoelectric
光电', 1),
	('01a22aaa68f90009fc30197e', '光电感应器', 'photoelectric switch', '光电感应器', 'photoelectric switch', 'photoelectric switch
光电感应器', 1),
	('01a22aaa68f9000ab313b3bd', '光电传感器', 'photoelectric switch', '光电传感器', 'photoelectric switch', 'photoelectric switch
光电传感器', 1),
	('01a22aaa68f9000baf56f6e0', '槽型光电', 'photoelectric slot', '槽型光电', 'photoelectric slot', 'photoelectric slot
槽型光电', 1),
	('01a22aaa68f9000cca3d03f7', 'u型光电', 'photoelectric slot', 'u 型光电', 'photoelectric slot', 'photoelectric slot
u 型光电', 1),
	('01a22aaa68f9000df123dd06', '双稳态', 'bistable', '双稳态', 'bistable', 'bistable
双稳态', 1),
	('01a22aaa68f9000e476b6149', '双稳态开关', 'bistable switch', '双稳态开关', 'bistable switch', 'bistable switch
双稳态开关', 1),
	('01a22aaa68fa0000096b1de0', '磁感应器', 'magnetic switch', '磁感应器', 'magnetic switch', 'magnetic switch
磁感应器', 1),
	('01a22aaa68fa00014ac0b931', '磁感应开关', 'magnetic switch', '磁感应开关', 'magnetic switch', 'magnetic switch
磁感应开关', 1),
	('01a22aaa68fa0002cb40baa9', '永磁感应器', 'magnetic switch', '永磁感应器', 'magnetic switch', 'magnetic switch
永磁感应器', 1),
	('01a22aaa68fa00035ce82c30', '磁性开关', 'magnetic switch', '磁性开关', 'magnetic switch', 'magnetic switch
磁性开关', 1),
	('01a22aaa68fa0004b3e2cde6', '磁', 'magnetic', '磁', 'magnetic', 'magnetic
磁', 1),
	('01a22aaa68fa0005ef6f4cee', '漫反射', 'diffuse reflection', '漫反射', 'diffuse reflection', 'diffuse reflection
漫反射', 1),
	('01a22aaa68fa000683af5415', '常开', 'normally open', '常开', 'normally open', 'normally open
常开', 1),
	('01a22aaa68fa000771c65db3', '外呼按钮', 'landing button', '外呼按钮', 'landing button', 'landing button
外呼按钮', 1),
	('01a22aaa68fa000825bdda4d', '呼梯按钮', 'landing button', '呼梯按钮', 'landing button', 'landing button
呼梯按钮', 1),
	('01a22aaa68fa00099c194709', '上下按钮', 'up/down landing button', '上下按钮', 'updown landing button', 'updown landing button
上下按钮', 1),
	('01a22aaa68fa000a91070639', '楼层按钮', 'push button', '楼层按钮', 'push button', 'push button
楼层按钮', 1),
	('01a22aaa68fa000b692b4d41', '选层按钮', 'push button', '选层按钮', 'push button', 'push button
选层按钮', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22aaa68fa000c5c0d22c5', '内选按钮', 'push button', '内选按钮', 'push button', 'push button
内选按钮', 1),
	('01a22aaa68fa000d95bc7372', '数字按钮', 'push button', '数字按钮', 'push button', 'push button
数字按钮', 1),
	('01a22aaa68fa000ea83ee03d', '按键', 'push button', '按键', 'push button', 'push button
按键', 1),
	('01a22aaa68fb0000b4fe73f4', '防暴', 'vandal-resistant', '防暴', 'vandalresistant', 'vandalresistant
防暴', 1),
	('01a22aaa68fb000156723810', '防破坏', 'vandal-resistant', '防破坏', 'vandalresistant', 'vandalresistant
防破坏', 1),
	('01a22aaa68fb00023c213199', '防砸', 'vandal-resistant', '防砸', 'vandalresistant', 'vandalresistant
防砸', 1),
	('01a22aaa68fb000319dae844', '防水', 'outdoor', '防水', 'outdoor', 'outdoor
防水', 1),
	('01a22aaa68fb000407ca4f52', '防水', 'IP67', '防水', 'ip67', 'ip67
防水', 1),
	('01a22aaa68fb00054fae8a27', '室外', 'outdoor', '室外', 'outdoor', 'outdoor
室外', 1),
	('01a22aaa68fb0006c77f7b97', '户外', 'outdoor', '户外', 'outdoor', 'outdoor
户外', 1),
	('01a22aaa68fb0007faf86bb4', '防爆', 'explosion-protected', '防爆', 'explosionprotected', 'explosionprotected
防爆', 1),
	('01a22aaa68fb0008208e59e2', '无接触', 'touchless', '无接触', 'touchless', 'touchless
无接触', 1),
	('01a22aaa68fb0009e3f6387e', '非接触', 'touchless', '非接触', 'touchless', 'touchless
非接触', 1),
	('01a22aaa68fb000aba7d748f', '免接触', 'touchless', '免接触', 'touchless', 'touchless
免接触', 1),
	('01a22aaa68fb000bee420ecc', '感应按钮', 'touchless button', '感应按钮', 'touchless button', 'touchless button
感应按钮', 1),
	('01a22aaa68fb000c60d66591', '触摸', 'touch', '触摸', 'touch', 'touch
触摸', 1),
	('01a22aaa68fb000d42ebef16', '报警', 'alarm', '报警', 'alarm', 'alarm
报警', 1),
	('01a22aaa68fb000e08c4664c', '报警按钮', 'alarm button', '报警按钮', 'alarm button', 'alarm button
报警按钮', 1),
	('01a22aaa68fb000f5409dc8a', '警铃', 'alarm', '警铃', 'alarm', 'alarm
警铃', 1),
	('01a22aaa68fb0010b88621b6', '开门', 'door-open', '开门', 'dooropen', 'dooropen
开门', 1),
	('01a22aaa68fc000041bf9381', '关门', 'door-close', '关门', 'doorclose', 'doorclose
关门', 1),
	('01a22aaa68fc00013ade3318', '面板', 'panel', '面板', 'panel', 'panel
面板', 1),
	('01a22aaa68fc00026f63795c', '字片', 'cap', '字片', 'cap', 'cap
字片', 1),
	('01a22aaa68fc0003e8467c2c', '按钮字片', 'cap', '按钮字片', 'cap', 'cap
按钮字片', 1),
	('01a22aaa68fc00043d46e525', '按钮盖', 'cap', '按钮盖', 'cap', 'cap
按钮盖', 1),
	('01a22aaa68fc0005f4a22976', '按钮面', 'cap', '按钮面', 'cap', 'cap
按钮面', 1),
	('01a22aaa68fc00065ed32b98', '发光板', 'LED board', '发光板', 'led board', 'led board
发光板', 1),
	('01a22aaa68fc00072cfecc55', '按钮灯板', 'LED board', '按钮灯板', 'led board', 'led board
按钮灯板', 1),
	('01a22aaa68fc00083f9ab6a6', '微动', 'micro-travel', '微动', 'microtravel', 'microtravel
微动', 1),
	('01a22aaa68fc0009ec94f511', '微动按钮', 'micro-travel button', '微动按钮', 'microtravel button', 'microtravel button
微动按钮', 1),
	('01a22aaa68fc000a7c886022', '高对比度', 'high contrast', '高对比度', 'high contrast', 'high contrast
高对比度', 1),
	('01a22aaa68fc000b3bade8ae', '大尺寸', 'large size', '大尺寸', 'large size', 'large size
大尺寸', 1),
	('01a22aaa68fc000c34d012f7', '钥匙', 'key', '钥匙', 'key', 'key
钥匙', 1),
	('01a22aaa68fc000de9b72ee2', '电锁', 'key switch', '电锁', 'key switch', 'key switch
电锁', 1),
	('01a22aaa68fc000ec4299ac9', '锁梯', 'key switch', '锁梯', 'key switch', 'key switch
锁梯', 1),
	('01a22aaa68fc000f0fc84f04', '锁梯开关', 'key switch', '锁梯开关', 'key switch', 'key switch
锁梯开关', 1),
	('01a22aaa68fd000059843b6b', '基站锁', 'key switch', '基站锁', 'key switch', 'key switch
基站锁', 1),
	('01a22aaa68fd000192b0ea57', '独立运行', 'independent service', '独立运行', 'independent service', 'independent service
独立运行', 1),
	('01a22aaa68fd000255468880', '操纵面板', 'operating panel', '操纵面板', 'operating panel', 'operating panel
操纵面板', 1),
	('01a22aaa68fd00033de79e0d', '轿内操纵箱', 'car operating panel', '轿内操纵箱', 'car operating panel', 'car operating panel
轿内操纵箱', 1),
	('01a22aaa68fd0004b3907132', '轿厢操纵箱', 'car operating panel', '轿厢操纵箱', 'car operating panel', 'car operating panel
轿厢操纵箱', 1),
	('01a22aaa68fd00056c78ebff', '轿厢操纵盘', 'car operating panel', '轿厢操纵盘', 'car operating panel', 'car operating panel
轿厢操纵盘', 1),
	('01a22aaa68fd0006bb8d0a9e', '内呼', 'car operating panel', '内呼', 'car operating panel', 'car operating panel
内呼', 1),
	('01a22aaa68fd0007d4a323ff', '内呼盒', 'car operating panel', '内呼盒', 'car operating panel', 'car operating panel
内呼盒', 1),
	('01a22aaa68fd000835b110bf', '内召', 'car operating panel', '内召', 'car operating panel', 'car operating panel
内召', 1),
	('01a22aaa68fd0009bf437b8d', '副操纵箱', 'horizontal car operating panel', '副操纵箱', 'horizontal car operating panel', 'horizontal car operating panel
副操纵箱', 1),
	('01a22aaa68fd000a8e50fef0', '残疾人操纵箱', 'horizontal car operating panel', '残疾人操纵箱', 'horizontal car operating panel', 'horizontal car operating panel
残疾人操纵箱', 1),
	('01a22aaa68fd000b00733d8d', '横式', 'horizontal', '横式', 'horizontal', 'horizontal
横式', 1),
	('01a22aaa68fd000c1bd58510', '挂壁', 'surface-mounted', '挂壁', 'surfacemounted', 'surfacemounted
挂壁', 1),
	('01a22aaa68fd000d26cc95ef', '外召', 'landing panel', '外召', 'landing panel', 'landing panel
外召', 1),
	('01a22aaa68fe00007eea92b9', '外召盒', 'landing panel', '外召盒', 'landing panel', 'landing panel
外召盒', 1),
	('01a22aaa68fe0001e5081109', '外招', 'landing panel', '外招', 'landing panel', 'landing panel
外招', 1),
	('01a22aaa68fe000250ef31f7', '召唤', 'landing panel', '召唤', 'landing panel', 'landing panel
召唤', 1),
	('01a22aaa68fe0003968ce7e4', '召唤箱', 'landing panel', '召唤箱', 'landing panel', 'landing panel
召唤箱', 1),
	('01a22aaa68fe00045b46c422', '召唤板', 'hall call board', '召唤板', 'hall call board', 'hall call board
召唤板', 1),
	('01a22aaa68fe0005b7cc493b', '呼叫盒', 'landing panel', '呼叫盒', 'landing panel', 'landing panel
呼叫盒', 1),
	('01a22aaa68fe00064adbd93e', '外呼面板', 'landing panel', '外呼面板', 'landing panel', 'landing panel
外呼面板', 1),
	('01a22aaa68fe000761f12059', '厅外召唤', 'landing panel', '厅外召唤', 'landing panel', 'landing panel
厅外召唤', 1),
	('01a22aaa68fe00085e99984d', '无底盒', 'box-free', '无底盒', 'boxfree', 'boxfree
无底盒', 1),
	('01a22aaa68fe00095b0ff75b', '消防', 'fire', '消防', 'fire', 'fire
消防', 1),
	('01a22aaa68fe000acc07aaf7', '消防盒', 'fireman''s switch box', '消防盒', 'fireman switch box', 'fireman switch box
消防盒', 1),
	('01a22aaa68fe000bb64e5319', '消防员开关', 'fireman''s switch', '消防员开关', 'fireman switch', 'fireman switch
消防员开关', 1),
	('01a22aaa68fe000c697f3966', '迫降', 'fire recall', '迫降', 'fire recall', 'fire recall
迫降', 1),
	('01a22aaa68fe000d80044669', '破玻', 'break glass', '破玻', 'break glass', 'break glass
破玻', 1),
	('01a22aaa68ff000083565dae', '显示', 'display', '显示', 'display', 'display
显示', 1),
	('01a22aaa68ff0001cba342f8', '显示器', 'display', '显示器', 'display', 'display
显示器', 1),
	('01a22aaa68ff0002b046d286', '楼层显示', 'display', '楼层显示', 'display', 'display
楼层显示', 1),
	('01a22aaa68ff0003690f1c36', '楼层显示器', 'display', '楼层显示器', 'display', 'display
楼层显示器', 1),
	('01a22aaa68ff0004842d22a0', '液晶', 'TFT', '液晶', 'tft', 'tft
液晶', 1),
	('01a22aaa68ff00054b8903b4', '液晶屏', 'TFT display', '液晶屏', 'tft display', 'tft display
液晶屏', 1),
	('01a22aaa68ff0006b6ccd59d', '多媒体', 'TFT display', '多媒体', 'tft display', 'tft display
多媒体', 1),
	('01a22aaa68ff000777788fcd', '数码管', 'display', '数码管', 'display', 'display
数码管', 1),
	('01a22aaa68ff00089646450d', '竖显', 'display', '竖显', 'display', 'display
竖显', 1),
	('01a22aaa68ff0009484f29e3', '外显', 'display', '外显', 'display', 'display
外显', 1),
	('01a22aaa68ff000a92a78b80', '方向灯', 'direction lantern', '方向灯', 'direction lantern', 'direction lantern
方向灯', 1),
	('01a22aaa690000008fad537f', '到站', 'hall lantern', '到站', 'hall lantern', 'hall lantern
到站', 1),
	('01a22aaa690000013107e119', '到站预报灯', 'hall lantern', '到站预报灯', 'hall lantern', 'hall lantern
到站预报灯', 1),
	('01a22aaa690000028da0cd5d', '报站钟', 'gong', '报站钟', 'gong', 'gong
报站钟', 1),
	('01a22aaa690000036e9d1ca2', '五方', '5-way', '五方', '5way', '5way
五方', 1),
	('01a22aaa6900000488ef0356', '三方', '5-way', '三方', '5way', '5way
三方', 1),
	('01a22aaa69000005c80acaa5', '五方对讲', '5-way intercom', '五方对讲', '5way intercom', '5way intercom
五方对讲', 1),
	('01a22aaa69000006275b2da4', '三方对讲', '5-way intercom', '三方对讲', '5way intercom', '5way intercom
三方对讲', 1),
	('01a22aaa69000007d5263935', '对讲电话', 'intercom', '对讲电话', 'intercom', 'intercom
对讲电话', 1),
	('01a22aaa69000008eee9e1f5', '电梯电话', 'intercom', '电梯电话', 'intercom', 'intercom
电梯电话', 1),
	('01a22aaa69000009c3d4f165', '电话', 'telephone', '电话', 'telephone', 'telephone
电话', 1),
	('01a22aaa6900000a55a61ec4', '无线对讲', 'emergency telephone', '无线对讲', 'emergency telephone', 'emergency telephone
无线对讲', 1),
	('01a22aaa6900000b9e5b1f96', '物联网', '4G', '物联网', '4g', '4g
物联网', 1),
	('01a22aaa6900000c7ef8af44', '网络对讲', 'IP intercom', '网络对讲', 'ip intercom', 'ip intercom
网络对讲', 1),
	('01a22aaa6900000d1cbfcc58', '摄像头', 'camera', '摄像头', 'camera', 'camera
摄像头', 1),
	('01a22aaa6901000039ae19c0', '监控', 'camera', '监控', 'camera', 'camera
监控', 1),
	('01a22aaa69010001f88942a6', '话机', 'handset', '话机', 'handset', 'handset
话机', 1),
	('01a22aaa6901000238453609', '主话机', 'master handset', '主话机', 'master handset', 'master handset
主话机', 1),
	('01a22aaa69010003db1404d8', '横流风扇', 'cross-flow fan', '横流风扇', 'crossflow fan', 'crossflow fan
横流风扇', 1),
	('01a22aaa690100041551ff72', '横流风机', 'cross-flow fan', '横流风机', 'crossflow fan', 'crossflow fan
横流风机', 1),
	('01a22aaa69010005fd0709b8', '贯流风机', 'cross-flow fan', '贯流风机', 'crossflow fan', 'crossflow fan
贯流风机', 1),
	('01a22aaa69010006724f6e97', '排风扇', 'fan', '排风扇', 'fan', 'fan
排风扇', 1),
	('01a22aaa6901000730af5f59', '轿厢风机', 'car fan', '轿厢风机', 'car fan', 'car fan
轿厢风机', 1),
	('01a22aaa6901000845f965d3', '轿厢风扇', 'car fan', '轿厢风扇', 'car fan', 'car fan
轿厢风扇', 1),
	('01a22aaa69010009db10a9a1', '净化器', 'purifier', '净化器', 'purifier', 'purifier
净化器', 1),
	('01a22aaa6901000aa5a8409c', '消毒', 'UV-C', '消毒', 'uvc', 'uvc
消毒', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22aaa6901000b72b6e9bb', '紫外线', 'UV-C', '紫外线', 'uvc', 'uvc
紫外线', 1),
	('01a22aaa6901000caf9fd010', '吸顶灯', 'ceiling light', '吸顶灯', 'ceiling light', 'ceiling light
吸顶灯', 1),
	('01a22aaa6901000da551db3f', '顶灯', 'ceiling light', '顶灯', 'ceiling light', 'ceiling light
顶灯', 1),
	('01a22aaa6901000e52ab07e1', '轿顶灯', 'ceiling light', '轿顶灯', 'ceiling light', 'ceiling light
轿顶灯', 1),
	('01a22aaa69020000dc0fa49c', '轿厢照明', 'car lamp', '轿厢照明', 'car lamp', 'car lamp
轿厢照明', 1),
	('01a22aaa69020001a8bffffe', '灯带', 'LED strip', '灯带', 'led strip', 'led strip
灯带', 1),
	('01a22aaa690200024c509b2b', '灯条', 'LED strip', '灯条', 'led strip', 'led strip
灯条', 1),
	('01a22aaa6902000330e81bef', '面板灯', 'LED panel', '面板灯', 'led panel', 'led panel
面板灯', 1),
	('01a22aaa690200048e70ad2f', '平板灯', 'LED panel', '平板灯', 'led panel', 'led panel
平板灯', 1),
	('01a22aaa690200056e27f27b', '星空顶', 'starlight', '星空顶', 'starlight', 'starlight
星空顶', 1),
	('01a22aaa69020006fecc9295', '星空', 'starlight', '星空', 'starlight', 'starlight
星空', 1),
	('01a22aaa6902000723d6795a', '环形灯', 'ring ceiling light', '环形灯', 'ring ceiling light', 'ring ceiling light
环形灯', 1),
	('01a22aaa690200087e0bfa2b', '圆环灯', 'ring ceiling light', '圆环灯', 'ring ceiling light', 'ring ceiling light
圆环灯', 1),
	('01a22aaa69020009b83aca5d', '圆管', 'round tube', '圆管', 'round tube', 'round tube
圆管', 1),
	('01a22aaa6902000ae7d1257a', '双管', 'double tube', '双管', 'double tube', 'double tube
双管', 1),
	('01a22aaa6902000bd3419a73', '扁管', 'flat bar', '扁管', 'flat bar', 'flat bar
扁管', 1),
	('01a22aaa6902000cc41fce76', '扁钢', 'flat bar', '扁钢', 'flat bar', 'flat bar
扁钢', 1),
	('01a22aaa6902000db6c60627', '防撞', 'bumper', '防撞', 'bumper', 'bumper
防撞', 1),
	('01a22aaa6902000e28b3da30', '防撞板', 'bumper rail', '防撞板', 'bumper rail', 'bumper rail
防撞板', 1),
	('01a22aaa690300002d7f380e', '梯级滚轮', 'step roller', '梯级滚轮', 'step roller', 'step roller
梯级滚轮', 1),
	('01a22aaa6903000165b718c5', '梯级主轮', 'step roller', '梯级主轮', 'step roller', 'step roller
梯级主轮', 1),
	('01a22aaa69030002a5fd7f19', '梯级副轮', 'step roller', '梯级副轮', 'step roller', 'step roller
梯级副轮', 1),
	('01a22aaa6903000353c8ea1c', '梯级辅轮', 'step roller', '梯级辅轮', 'step roller', 'step roller
梯级辅轮', 1),
	('01a22aaa690300043e5ce698', '主轮', 'step roller', '主轮', 'step roller', 'step roller
主轮', 1),
	('01a22aaa69030005fa9b57fe', '副轮', 'step roller', '副轮', 'step roller', 'step roller
副轮', 1),
	('01a22aaa6903000618937f38', '人行道', 'moving walk', '人行道', 'moving walk', 'moving walk
人行道', 1),
	('01a22aaa69030007b289bf57', '人行道踏板', 'moving-walk pallet', '人行道踏板', 'movingwalk pallet', 'movingwalk pallet
人行道踏板', 1),
	('01a22aaa690300081a7674c7', '梯级链滚轮', 'step chain roller', '梯级链滚轮', 'step chain roller', 'step chain roller
梯级链滚轮', 1),
	('01a22aaa69030009bc59a0ce', '链轮', 'chain roller', '链轮', 'chain roller', 'chain roller
链轮', 1),
	('01a22aaa6903000ae0be8764', '链条滚轮', 'step chain roller', '链条滚轮', 'step chain roller', 'step chain roller
链条滚轮', 1),
	('01a22aaa6903000be8c0d1e6', '梯级链条', 'step chain', '梯级链条', 'step chain', 'step chain
梯级链条', 1),
	('01a22aaa6903000c443a74ad', '节距', 'pitch', '节距', 'pitch', 'pitch
节距', 1),
	('01a22aaa6903000dd90ec358', '扶手带压轮', 'handrail pressure roller', '扶手带压轮', 'handrail pressure roller', 'handrail pressure roller
扶手带压轮', 1),
	('01a22aaa69040000bd4e53ab', '扶手压轮', 'handrail pressure roller', '扶手压轮', 'handrail pressure roller', 'handrail pressure roller
扶手压轮', 1),
	('01a22aaa69040001ba4dadad', '压带轮', 'handrail pressure roller', '压带轮', 'handrail pressure roller', 'handrail pressure roller
压带轮', 1),
	('01a22aaa6904000238e676e2', '压轮', 'pressure roller', '压轮', 'pressure roller', 'pressure roller
压轮', 1),
	('01a22aaa6904000366dd773c', '扶梯扶手', 'handrail belt', '扶梯扶手', 'handrail belt', 'handrail belt
扶梯扶手', 1),
	('01a22aaa690400040068949c', '梳齿片', 'comb segment', '梳齿片', 'comb segment', 'comb segment
梳齿片', 1),
	('01a22aaa69040005d6792ca8', '疏齿板', 'comb', '疏齿板', 'comb', 'comb
疏齿板', 1),
	('01a22aaa69040006b61a92ce', '前沿板', 'comb', '前沿板', 'comb', 'comb
前沿板', 1),
	('01a22aaa69040007d477d01e', '边齿', 'comb end', '边齿', 'comb end', 'comb end
边齿', 1),
	('01a22aaa690400087f8565e5', '左右边齿', 'comb end pieces', '左右边齿', 'comb end piece', 'comb end piece
左右边齿', 1),
	('01a22aaa69040009f8651612', '齿', 'tooth', '齿', 'tooth', 'tooth
齿', 1),
	('01a22aaa69050000aa3e2e0b', '防夹毛刷', 'skirt brush', '防夹毛刷', 'skirt brush', 'skirt brush
防夹毛刷', 1),
	('01a22aaa69050001063abf10', '裙板毛刷', 'skirt brush', '裙板毛刷', 'skirt brush', 'skirt brush
裙板毛刷', 1),
	('01a22aaa6905000295e7a459', '裙板刷', 'skirt brush', '裙板刷', 'skirt brush', 'skirt brush
裙板刷', 1),
	('01a22aaa690500039725b074', '安全毛刷', 'skirt brush', '安全毛刷', 'skirt brush', 'skirt brush
安全毛刷', 1),
	('01a22aaa690500047be389f9', '双排', 'double row', '双排', 'double row', 'double row
双排', 1),
	('01a22aaa69050005a9337064', '双排链', 'duplex chain', '双排链', 'duplex chain', 'duplex chain
双排链', 1),
	('01a22aaa69050006e598daa0', '双排', 'duplex', '双排', 'duplex', 'duplex
双排', 1),
	('01a22aaa69050007f8094d56', '主驱动链', 'drive chain', '主驱动链', 'drive chain', 'drive chain
主驱动链', 1),
	('01a22aaa69050008929d6e0b', '驱动链条', 'drive chain', '驱动链条', 'drive chain', 'drive chain
驱动链条', 1),
	('01a22aaa690500090ca9f93d', '扶梯电机', 'escalator machine', '扶梯电机', 'escalator machine', 'escalator machine
扶梯电机', 1),
	('01a22aaa6905000a1d7d31d7', '扶梯马达', 'escalator machine', '扶梯马达', 'escalator machine', 'escalator machine
扶梯马达', 1),
	('01a22aaa6905000b26f85163', '扶梯减速机', 'escalator machine', '扶梯减速机', 'escalator machine', 'escalator machine
扶梯减速机', 1),
	('01a22aaa6905000ce86c4047', '主制动器', 'service brake', '主制动器', 'service brake', 'service brake
主制动器', 1),
	('01a22aaa6905000d691baa4c', '扶梯抱闸', 'escalator service brake', '扶梯抱闸', 'escalator service brake', 'escalator service brake
扶梯抱闸', 1),
	('01a22aaa6906000053114b8c', '扶梯制动器', 'escalator brake', '扶梯制动器', 'escalator brake', 'escalator brake
扶梯制动器', 1),
	('01a22aaa69060001d1711915', '附加', 'auxiliary', '附加', 'auxiliary', 'auxiliary
附加', 1),
	('01a22aaa690600023ea1892c', '棘爪', 'pawl', '棘爪', 'pawl', 'pawl
棘爪', 1),
	('01a22aaa69060003ca7133ef', '刹车', 'brake', '刹车', 'brake', 'brake
刹车', 1),
	('01a22aaa69060004a8fe7e39', '抱闸线圈', 'brake coil', '抱闸线圈', 'brake coil', 'brake coil
抱闸线圈', 1),
	('01a22aaa69060005dcaf991a', '抱闸', 'block brake', '抱闸', 'block brake', 'block brake
抱闸', 1),
	('01a22aaa6906000694a72bd8', '块式制动器', 'block brake', '块式制动器', 'block brake', 'block brake
块式制动器', 1),
	('01a22aaa6906000740263a40', '鼓式制动器', 'block brake', '鼓式制动器', 'block brake', 'block brake
鼓式制动器', 1),
	('01a22aaa6906000805908db1', '闸皮', 'brake lining', '闸皮', 'brake lining', 'brake lining
闸皮', 1),
	('01a22aaa6906000916d31135', '抱闸皮', 'brake lining', '抱闸皮', 'brake lining', 'brake lining
抱闸皮', 1),
	('01a22aaa6906000a5c976fd8', '刹车皮', 'brake lining', '刹车皮', 'brake lining', 'brake lining
刹车皮', 1),
	('01a22aaa6906000be211f79b', '摩擦片', 'brake lining', '摩擦片', 'brake lining', 'brake lining
摩擦片', 1),
	('01a22aaa6906000c7f1d8399', '制动片', 'brake lining', '制动片', 'brake lining', 'brake lining
制动片', 1),
	('01a22aaa69070000ad1e522f', '制动衬', 'brake lining', '制动衬', 'brake lining', 'brake lining
制动衬', 1),
	('01a22aaa69070001a7d30ef5', '油泵', 'hydraulic power unit', '油泵', 'hydraulic power unit', 'hydraulic power unit
油泵', 1),
	('01a22aaa690700023cbe62f8', '动力单元', 'power unit', '动力单元', 'power unit', 'power unit
动力单元', 1),
	('01a22aaa69070003cfc1870a', '液压泵', 'hydraulic power unit', '液压泵', 'hydraulic power unit', 'hydraulic power unit
液压泵', 1),
	('01a22aaa69070004e476a7f0', '液压站', 'hydraulic power unit', '液压站', 'hydraulic power unit', 'hydraulic power unit
液压站', 1),
	('01a22aaa6907000574cd5edd', '防爆管阀', 'rupture valve', '防爆管阀', 'rupture valve', 'rupture valve
防爆管阀', 1),
	('01a22aaa690700067ae16582', '限速切断阀', 'rupture valve', '限速切断阀', 'rupture valve', 'rupture valve
限速切断阀', 1),
	('01a22aaa690700070fc7b4ef', '下降阀', 'lift valve', '下降阀', 'lift valve', 'lift valve
下降阀', 1),
	('01a22aaa690700088be35ef1', '电磁阀', 'solenoid valve', '电磁阀', 'solenoid valve', 'solenoid valve
电磁阀', 1),
	('01a22aaa69070009fe913e3e', '电磁阀线圈', 'solenoid coil', '电磁阀线圈', 'solenoid coil', 'solenoid coil
电磁阀线圈', 1),
	('01a22aaa6907000a1b03b43e', '阀线圈', 'solenoid coil', '阀线圈', 'solenoid coil', 'solenoid coil
阀线圈', 1),
	('01a22aaa6907000b9a099ad0', '线圈', 'coil', '线圈', 'coil', 'coil
线圈', 1),
	('01a22aaa6907000c9706157c', '柱塞', 'plunger', '柱塞', 'plunger', 'plunger
柱塞', 1),
	('01a22aaa6907000dc421e9eb', '柱塞缸', 'hydraulic cylinder', '柱塞缸', 'hydraulic cylinder', 'hydraulic cylinder
柱塞缸', 1),
	('01a22aaa6907000e88a3e0cd', '伸缩', 'telescopic', '伸缩', 'telescopic', 'telescopic
伸缩', 1),
	('01a22aaa6908000060ea33fb', '多级', 'telescopic', '多级', 'telescopic', 'telescopic
多级', 1),
	('01a22aaa690800017a06827c', '多级缸', 'telescopic cylinder', '多级缸', 'telescopic cylinder', 'telescopic cylinder
多级缸', 1),
	('01a22aaa69080002462ddf33', '两级', 'two-stage', '两级', 'twostage', 'twostage
两级', 1),
	('01a22aaa690800034420ef64', '密封圈', 'seal kit', '密封圈', 'seal kit', 'seal kit
密封圈', 1),
	('01a22aaa690800043d11cc84', '密封包', 'seal kit', '密封包', 'seal kit', 'seal kit
密封包', 1),
	('01a22aaa69080005a6125423', '油封', 'seal kit', '油封', 'seal kit', 'seal kit
油封', 1),
	('01a22aaa69080006c5106c5f', '修理包', 'seal kit', '修理包', 'seal kit', 'seal kit
修理包', 1),
	('01a22aaa6908000759d0fb08', '货梯', 'freight', '货梯', 'freight', 'freight
货梯', 1),
	('01a22aaa69080008d3721e55', '载货电梯', 'freight lift', '载货电梯', 'freight lift', 'freight lift
载货电梯', 1),
	('01a22aaa690800092dfc5975', '乘客电梯', 'passenger lift', '乘客电梯', 'passenger lift', 'passenger lift
乘客电梯', 1),
	('01a22aaa6908000a59add4cf', '家用梯', 'home lift', '家用梯', 'home lift', 'home lift
家用梯', 1),
	('01a22aaa6908000bcfd84a9d', '家梯', 'home lift', '家梯', 'home lift', 'home lift
家梯', 1),
	('01a22aaa6908000cc504d5c5', '别墅电梯', 'villa lift', '别墅电梯', 'villa lift', 'villa lift
别墅电梯', 1),
	('01a22aaa6908000d6a3361fd', '医梯', 'hospital lift', '医梯', 'hospital lift', 'hospital lift
医梯', 1),
	('01a22aaa6908000ea8fd970e', '医用电梯', 'hospital lift', '医用电梯', 'hospital lift', 'hospital lift
医用电梯', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22aaa6908000f581d5660', '医院', 'hospital', '医院', 'hospital', 'hospital
医院', 1),
	('01a22aaa69080010a53dbf52', '酒店', 'hotel', '酒店', 'hotel', 'hotel
酒店', 1),
	('01a22aaa69090000efc35d58', '公交型', 'public', '公交型', 'public', 'public
公交型', 1),
	('01a22aaa690900011d75eac4', '公共交通', 'public', '公共交通', 'public', 'public
公共交通', 1),
	('01a22aaa690900025230df1e', '楔形', 'wedge', '楔形', 'wedge', 'wedge
楔形', 1),
	('01a22aaa69090003eff81c12', '楔块', 'wedge', '楔块', 'wedge', 'wedge
楔块', 1),
	('01a22aaa69090004985134bc', '绳套', 'rope socket', '绳套', 'rope socket', 'rope socket
绳套', 1),
	('01a22aaa6909000509d284cb', '锥套', 'rope socket', '锥套', 'rope socket', 'rope socket
锥套', 1),
	('01a22aaa69090006188e2bf1', '绳头棒', 'rope socket', '绳头棒', 'rope socket', 'rope socket
绳头棒', 1),
	('01a22aaa690900071675b0e1', '钢丝绳绳头', 'rope socket', '钢丝绳绳头', 'rope socket', 'rope socket
钢丝绳绳头', 1),
	('01a22aaa69090008bf4e3e7f', '曳引绳', 'suspension rope', '曳引绳', 'suspension rope', 'suspension rope
曳引绳', 1),
	('01a22aaa690900091db80557', '电梯钢丝绳', 'elevator rope', '电梯钢丝绳', 'elevator rope', 'elevator rope
电梯钢丝绳', 1),
	('01a22aaa6909000a1afada5d', '主钢丝绳', 'suspension rope', '主钢丝绳', 'suspension rope', 'suspension rope
主钢丝绳', 1),
	('01a22aaa6909000b985d0f71', '包塑', 'plastic-filled', '包塑', 'plasticfilled', 'plasticfilled
包塑', 1),
	('01a22aaa6909000cc699414e', '包塑链', 'compensation chain', '包塑链', 'compensation chain', 'compensation chain
包塑链', 1),
	('01a22aaa6909000db58b83f5', '平衡链', 'compensation chain', '平衡链', 'compensation chain', 'compensation chain
平衡链', 1),
	('01a22aaa6912000adba307f4', 'touch free', 'touchless', 'touch free', 'touchless', 'touch free
touchless', 1),
	('01a22aaa6909000e67989445', '平衡补偿链', 'compensation chain', '平衡补偿链', 'compensation chain', 'compensation chain
平衡补偿链', 1),
	('01a22aaa6909000f629da888', '扁带', 'coated steel belt', '扁带', 'coated steel belt', 'coated steel belt
扁带', 1),
	('01a22aaa690a0000b2e2cd1a', '扁钢带', 'coated steel belt', '扁钢带', 'coated steel belt', 'coated steel belt
扁钢带', 1),
	('01a22aaa690a00019b6d273d', '复合钢带', 'coated steel belt', '复合钢带', 'coated steel belt', 'coated steel belt
复合钢带', 1),
	('01a22aaa690a000251b4c79a', '曳引钢带', 'coated steel belt', '曳引钢带', 'coated steel belt', 'coated steel belt
曳引钢带', 1),
	('01a22aaa690a00036ed5768d', '曳引带', 'coated steel belt', '曳引带', 'coated steel belt', 'coated steel belt
曳引带', 1),
	('01a22aaa690a00044b8483e5', '钢带绳头', 'belt wedge termination', '钢带绳头', 'belt wedge termination', 'belt wedge termination
钢带绳头', 1),
	('01a22aaa690a00052910f41c', '钢带端接', 'belt wedge termination', '钢带端接', 'belt wedge termination', 'belt wedge termination
钢带端接', 1),
	('01a22aaa690a000646fd76bd', '随缆', 'travelling cable', '随缆', 'travelling cable', 'travelling cable
随缆', 1),
	('01a22aaa690a0007c9ad98a1', '扁电缆', 'travelling cable', '扁电缆', 'travelling cable', 'travelling cable
扁电缆', 1),
	('01a22aaa690a00082df6901f', '电梯电缆', 'travelling cable', '电梯电缆', 'travelling cable', 'travelling cable
电梯电缆', 1),
	('01a22aaa690a00092953c32a', '网线', 'Cat 6', '网线', 'cat 6', 'cat 6
网线', 1),
	('01a22aaa690a000a4f95bd44', '视频线', 'coaxial', '视频线', 'coaxial', 'coaxial
视频线', 1),
	('01a22aaa690b00007d1b3d70', '屏蔽', 'shielded', '屏蔽', 'shielded', 'shielded
屏蔽', 1),
	('01a22aaa690b0001e725d422', '称量', 'load weighing', '称量', 'load weighing', 'load weighing
称量', 1),
	('01a22aaa690b0002f712ba2f', '超载', 'load weighing', '超载', 'load weighing', 'load weighing
超载', 1),
	('01a22aaa690b00030a2740cf', '超载装置', 'load weighing', '超载装置', 'load weighing', 'load weighing
超载装置', 1),
	('01a22aaa690b00049b851f6e', '称重传感器', 'load weighing sensor', '称重传感器', 'load weighing sensor', 'load weighing sensor
称重传感器', 1),
	('01a22aaa690b0005452790aa', '复绕', 'double-wrap', '复绕', 'doublewrap', 'doublewrap
复绕', 1),
	('01a22aaa690b00066f53ed41', '复绕轮', 'double-wrap sheave', '复绕轮', 'doublewrap sheave', 'doublewrap sheave
复绕轮', 1),
	('01a22aaa690b00076cd1e316', '过桥轮', 'secondary sheave', '过桥轮', 'secondary sheave', 'secondary sheave
过桥轮', 1),
	('01a22aaa690b00082b06ec14', '抗绳轮', 'deflector pulley', '抗绳轮', 'deflector pulley', 'deflector pulley
抗绳轮', 1),
	('01a22aaa690b00097033372a', '导绳轮', 'deflector pulley', '导绳轮', 'deflector pulley', 'deflector pulley
导绳轮', 1),
	('01a22aaa690b000aa076f7e0', '滑轮', 'pulley', '滑轮', 'pulley', 'pulley
滑轮', 1),
	('01a22aaa690b000b3ed9779d', '螺栓', 'bolt', '螺栓', 'bolt', 'bolt
螺栓', 1),
	('01a22aaa690b000c57d24b49', '螺丝', 'screw', '螺丝', 'screw', 'screw
螺丝', 1),
	('01a22aaa690b000d8700c3bb', '整流器', 'brake supply', '整流器', 'brake supply', 'brake supply
整流器', 1),
	('01a22aaa690b000ebf849cab', '重载', 'heavy', '重载', 'heavy', 'heavy
重载', 1),
	('01a22aaa690b000fc59ed8a6', '静音', 'quiet', '静音', 'quiet', 'quiet
静音', 1),
	('01a22aaa690c00000e83410f', '滤芯', 'filter', '滤芯', 'filter', 'filter
滤芯', 1),
	('01a22aaa690c000185b4b8c2', 'control system', 'control cabinet', 'control system', 'control cabinet', 'control cabinet
control system', 1),
	('01a22aaa690c000286104888', 'elevator drive', 'inverter', 'elevator drive', 'inverter', 'elevator drive
inverter', 1),
	('01a22aaa690c0003a072687a', 'lift drive', 'inverter', 'lift drive', 'inverter', 'inverter
lift drive', 1),
	('01a22aaa690c000477fa16fd', 'motor drive', 'inverter', 'motor drive', 'inverter', 'inverter
motor drive', 1),
	('01a22aaa690c00056c425973', 'AC drive', 'inverter', 'ac drive', 'inverter', 'ac drive
inverter', 1),
	('01a22aaa690c00063883ec92', 'drive wheel', 'traction sheave', 'drive wheel', 'traction sheave', 'drive wheel
traction sheave', 1),
	('01a22aaa690c000733d6cb5a', 'rope wheel', 'sheave', 'rope wheel', 'sheave', 'rope wheel
sheave', 1),
	('01a22aaa690c00084319d480', 'rope gripper', 'rope brake', 'rope gripper', 'rope brake', 'rope brake
rope gripper', 1),
	('01a22aaa690c00091f377bc7', 'rope clamp brake', 'rope brake', 'rope clamp brake', 'rope brake', 'rope brake
rope clamp brake', 1),
	('01a22aaa690c000ae87caee7', 'parachute', 'safety gear', 'parachute', 'safety gear', 'parachute
safety gear', 1),
	('01a22aaa690c000b42c967ea', 'safety catch', 'safety gear', 'safety catch', 'safety gear', 'safety catch
safety gear', 1),
	('01a22aaa690c000ca0e6a549', 'catching device', 'safety gear', 'catching device', 'safety gear', 'catching device
safety gear', 1),
	('01a22aaa690c000d6cd453e9', 'safety clamp', 'safety gear', 'safety clamp', 'safety gear', 'safety clamp
safety gear', 1),
	('01a22aaa690d0000c2aedb42', 'arrester', 'safety gear', 'arrester', 'safety gear', 'arrester
safety gear', 1),
	('01a22aaa690d0001ac585234', 'tensioner', 'tension pulley', 'tensioner', 'tension pulley', 'tension pulley
tensioner', 1),
	('01a22aaa690d00022e67400d', 'tension device', 'tension pulley', 'tension device', 'tension pulley', 'tension device
tension pulley', 1),
	('01a22aaa690d00038ebc390a', 'tension weight', 'tension pulley', 'tension weight', 'tension pulley', 'tension pulley
tension weight', 1),
	('01a22aaa690d0004835bbb0b', 'tension wheel', 'tension pulley', 'tension wheel', 'tension pulley', 'tension pulley
tension wheel', 1),
	('01a22aaa690d00054a1daae9', 'tension sheave', 'tension pulley', 'tension sheave', 'tension pulley', 'tension pulley
tension sheave', 1),
	('01a22aaa690d0006e3a68378', 'tensioning device', 'tension pulley', 'tensioning device', 'tension pulley', 'tension pulley
tensioning device', 1),
	('01a22aaa690d00072790b9a0', 'lifting cable', 'suspension rope', 'lifting cable', 'suspension rope', 'lifting cable
suspension rope', 1),
	('01a22aaa690d0008c4e56154', 'lift cable', 'suspension rope', 'lift cable', 'suspension rope', 'lift cable
suspension rope', 1),
	('01a22aaa690d00090299bb0c', 'car rope', 'suspension rope', 'car rope', 'suspension rope', 'car rope
suspension rope', 1),
	('01a22aaa690d000a0b86408b', 'main rope', 'suspension rope', 'main rope', 'suspension rope', 'main rope
suspension rope', 1),
	('01a22aaa690d000b9600063b', 'cable clamp', 'rope socket', 'cable clamp', 'rope socket', 'cable clamp
rope socket', 1),
	('01a22aaa690d000c84712c7a', 'thimble rod', 'rope socket', 'thimble rod', 'rope socket', 'rope socket
thimble rod', 1),
	('01a22aaa690e0000afe47806', 'door clutch', 'door coupler', 'door clutch', 'door coupler', 'door clutch
door coupler', 1),
	('01a22aaa690e00019b066662', 'clutch', 'coupler', 'clutch', 'coupler', 'clutch
coupler', 1),
	('01a22aaa690e00028b732b84', 'door mechanism', 'door operator', 'door mechanism', 'door operator', 'door mechanism
door operator', 1),
	('01a22aaa690e000368bfedce', 'door engine', 'door operator', 'door engine', 'door operator', 'door engine
door operator', 1),
	('01a22aaa690e0004c1d799c5', 'door actuator', 'door operator', 'door actuator', 'door operator', 'door actuator
door operator', 1),
	('01a22aaa690e00051b6e54b1', 'door screen', 'light curtain', 'door screen', 'light curtain', 'door screen
light curtain', 1),
	('01a22aaa690e00066a2c325b', 'door protection', 'light curtain', 'door protection', 'light curtain', 'door protection
light curtain', 1),
	('01a22aaa690e0007e32de2fa', 'door eye', 'light curtain', 'door eye', 'light curtain', 'door eye
light curtain', 1),
	('01a22aaa690e0008dca29f68', 'door safety', 'light curtain', 'door safety', 'light curtain', 'door safety
light curtain', 1),
	('01a22aaa690e00099cb4e2f8', 'safety curtain', 'light curtain', 'safety curtain', 'light curtain', 'light curtain
safety curtain', 1),
	('01a22aaa690e000a239aab80', 'infrared barrier', 'light curtain', 'infrared barrier', 'light curtain', 'infrared barrier
light curtain', 1),
	('01a22aaa690e000b4093b997', 'light curtain power supply', 'light curtain power box', 'light curtain power supply', 'light curtain power box', 'light curtain power box
light curtain power supply', 1),
	('01a22aaa690f0000b8921e91', 'photo sensor', 'photoelectric switch', 'photo sensor', 'photoelectric switch', 'photo sensor
photoelectric switch', 1),
	('01a22aaa690f000173be078c', 'proximity switch', 'photoelectric switch', 'proximity switch', 'photoelectric switch', 'photoelectric switch
proximity switch', 1),
	('01a22aaa690f0002a8eb0653', 'proximity sensor', 'photoelectric switch', 'proximity sensor', 'photoelectric switch', 'photoelectric switch
proximity sensor', 1),
	('01a22aaa690f00036dac05e6', 'inductor', 'magnetic switch', 'inductor', 'magnetic switch', 'inductor
magnetic switch', 1),
	('01a22aaa690f0004ed8799d6', 'reed switch', 'magnetic switch', 'reed switch', 'magnetic switch', 'magnetic switch
reed switch', 1),
	('01a22aaa690f000553ddc5b2', 'magnet switch', 'magnetic switch', 'magnet switch', 'magnetic switch', 'magnet switch
magnetic switch', 1),
	('01a22aaa690f0006936da1ee', 'magnet', 'magnetic', 'magnet', 'magnetic', 'magnet
magnetic', 1),
	('01a22aaa690f0007bf9454c8', 'slowdown switch', 'limit switch', 'slowdown switch', 'limit switch', 'limit switch
slowdown switch', 1),
	('01a22aaa690f000842379fea', 'cill', 'sill', 'cill', 'sill', 'cill
sill', 1),
	('01a22aaa690f000927ed40c3', 'saddle', 'sill', 'saddle', 'sill', 'saddle
sill', 1),
	('01a22aaa690f000a130051e1', 'doorstep', 'sill', 'doorstep', 'sill', 'doorstep
sill', 1),
	('01a22aaa690f000b853511b3', 'door slipper', 'door shoe', 'door slipper', 'door shoe', 'door shoe
door slipper', 1),
	('01a22aaa690f000c1fb59125', 'door foot', 'door shoe', 'door foot', 'door shoe', 'door foot
door shoe', 1),
	('01a22aaa690f000d3976559f', 'slipper', 'shoe', 'slipper', 'shoe', 'shoe
slipper', 1),
	('01a22aaa69100000ac37ccb9', 'slide shoe', 'guide shoe', 'slide shoe', 'guide shoe', 'guide shoe
slide shoe', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22aaa69100001ad57f4f1', 'shoe lining', 'guide shoe insert', 'shoe lining', 'guide shoe insert', 'guide shoe insert
shoe lining', 1),
	('01a22aaa69100002be060729', 'guide liner', 'guide shoe insert', 'guide liner', 'guide shoe insert', 'guide liner
guide shoe insert', 1),
	('01a22aaa69100003974ef6af', 'liner', 'insert', 'liner', 'insert', 'insert
liner', 1),
	('01a22aaa6910000479f65df4', 'lining', 'insert', 'lining', 'insert', 'insert
lining', 1),
	('01a22aaa691000050acf0497', 'guide insert', 'guide shoe insert', 'guide insert', 'guide shoe insert', 'guide insert
guide shoe insert', 1),
	('01a22aaa69100006613d38f6', 'wear pad', 'insert', 'wear pad', 'insert', 'insert
wear pad', 1),
	('01a22aaa69100007a15b12a8', 'wheel', 'roller', 'wheel', 'roller', 'roller
wheel', 1),
	('01a22aaa69100008c55dcc14', 'trolley wheel', 'hanger roller', 'trolley wheel', 'hanger roller', 'hanger roller
trolley wheel', 1),
	('01a22aaa691000099e8048ca', 'door trolley', 'hanger plate', 'door trolley', 'hanger plate', 'door trolley
hanger plate', 1),
	('01a22aaa6910000a6e83c5d2', 'bottom roller', 'eccentric roller', 'bottom roller', 'eccentric roller', 'bottom roller
eccentric roller', 1),
	('01a22aaa6910000bdd0edfaa', 'lower roller', 'eccentric roller', 'lower roller', 'eccentric roller', 'eccentric roller
lower roller', 1),
	('01a22aaa6910000c8084ecfa', 'counter roller', 'eccentric roller', 'counter roller', 'eccentric roller', 'counter roller
eccentric roller', 1),
	('01a22aaa6910000d0e03fd35', 'pressure wheel', 'pressure roller', 'pressure wheel', 'pressure roller', 'pressure roller
pressure wheel', 1),
	('01a22aaa6910000e5aa672b1', 'door track', 'door header', 'door track', 'door header', 'door header
door track', 1),
	('01a22aaa69110000aa1de5a8', 'header', 'hanger track', 'header', 'hanger track', 'hanger track
header', 1),
	('01a22aaa69110001135912ce', 'door top track', 'door header', 'door top track', 'door header', 'door header
door top track', 1),
	('01a22aaa691100028757d49b', 'unlock key', 'triangle key', 'unlock key', 'triangle key', 'triangle key
unlock key', 1),
	('01a22aaa6911000304d159bc', 'unlocking key', 'triangle key', 'unlocking key', 'triangle key', 'triangle key
unlocking key', 1),
	('01a22aaa6911000430b39a29', 'release key', 'triangle key', 'release key', 'triangle key', 'release key
triangle key', 1),
	('01a22aaa6911000516563ce3', 'landing door key', 'triangle key', 'landing door key', 'triangle key', 'landing door key
triangle key', 1),
	('01a22aaa6911000610d5df87', 'T-key', 'triangle key', 'tkey', 'triangle key', 'tkey
triangle key', 1),
	('01a22aaa69110007233b5c78', 'safety contact', 'door contact', 'safety contact', 'door contact', 'door contact
safety contact', 1),
	('01a22aaa69110008c3ad897e', 'lock switch', 'door contact', 'lock switch', 'door contact', 'door contact
lock switch', 1),
	('01a22aaa6911000947a50bd5', 'door switch', 'door contact', 'door switch', 'door contact', 'door contact
door switch', 1),
	('01a22aaa6911000a12a5392f', 'gate switch', 'door contact', 'gate switch', 'door contact', 'door contact
gate switch', 1),
	('01a22aaa6911000bfd962fae', 'gate lock', 'door lock', 'gate lock', 'door lock', 'door lock
gate lock', 1),
	('01a22aaa6911000c2fb13109', 'door closer', 'closer spring', 'door closer', 'closer spring', 'closer spring
door closer', 1),
	('01a22aaa691200006059c9b8', 'door closer', 'closer weight', 'door closer', 'closer weight', 'closer weight
door closer', 1),
	('01a22aaa691200012da9453a', 'sill weight', 'closer weight', 'sill weight', 'closer weight', 'closer weight
sill weight', 1),
	('01a22aaa69120002af82cf32', 'waterproof', 'IP67', 'waterproof', 'ip67', 'ip67
waterproof', 1),
	('01a22aaa69120003467068ac', 'waterproof', 'outdoor', 'waterproof', 'outdoor', 'outdoor
waterproof', 1),
	('01a22aaa6912000452e95897', 'weatherproof', 'outdoor', 'weatherproof', 'outdoor', 'outdoor
weatherproof', 1),
	('01a22aaa691200052125d3a0', 'water resistant', 'IP67', 'water resistant', 'ip67', 'ip67
water resistant', 1),
	('01a22aaa6912000633a6e224', 'contactless', 'touchless', 'contactless', 'touchless', 'contactless
touchless', 1),
	('01a22aaa6912000730634a33', 'no touch', 'touchless', 'no touch', 'touchless', 'no touch
touchless', 1),
	('01a22aaa691200083904220c', 'non-contact', 'touchless', 'noncontact', 'touchless', 'noncontact
touchless', 1),
	('01a22aaa691200099f10b858', 'hands-free', 'touchless', 'handsfree', 'touchless', 'handsfree
touchless', 1),
	('01a22aaa6912000be4922cfc', 'stainless steel', 'stainless', 'stainless steel', 'stainless', 'stainless
stainless steel', 1),
	('01a22aaa6912000c2b2798fe', 'chrome', 'stainless', 'chrome', 'stainless', 'chrome
stainless', 1),
	('01a22aaa6912000d2f58b74f', 'wooden', 'wood', 'wooden', 'wood', 'wood
wooden', 1),
	('01a22aaa6912000eeaf93220', 'timber', 'wood', 'timber', 'wood', 'timber
wood', 1),
	('01a22aaa6912000f27352e93', 'golden', 'gold', 'golden', 'gold', 'gold
golden', 1),
	('01a22aaa69130000cdfcb40f', 'blind', 'braille', 'blind', 'braille', 'blind
braille', 1),
	('01a22aaa69130001f0d375f7', 'tactile', 'braille', 'tactile', 'braille', 'braille
tactile', 1),
	('01a22aaa69130002cf3de4b9', 'panic button', 'alarm button', 'panic button', 'alarm button', 'alarm button
panic button', 1),
	('01a22aaa691300032d737c09', 'bell', 'alarm', 'bell', 'alarm', 'alarm
bell', 1),
	('01a22aaa6913000483aa4036', 'door open', 'door-open', 'door open', 'dooropen', 'door open
dooropen', 1),
	('01a22aaa69130005918f6ae2', 'door close', 'door-close', 'door close', 'doorclose', 'door close
doorclose', 1),
	('01a22aaa691300063ef643f4', 'up down button', 'up/down landing button', 'down button', 'updown landing button', 'down button
updown landing button', 1),
	('01a22aaa6913000764df9d7a', 'landing call panel', 'landing panel', 'landing call panel', 'landing panel', 'landing call panel
landing panel', 1),
	('01a22aaa691300081a2de367', 'hall call button', 'landing button', 'hall call button', 'landing button', 'hall call button
landing button', 1),
	('01a22aaa69140000116324cc', 'hall button', 'landing button', 'hall button', 'landing button', 'hall button
landing button', 1),
	('01a22aaa691400010df9c941', 'landing button', 'landing panel', 'landing button', 'landing panel', 'landing button
landing panel', 1),
	('01a22aaa691400024a6dc6c0', 'LCD', 'TFT', 'lcd', 'tft', 'lcd
tft', 1),
	('01a22aaa69140003d9b2806e', 'LED display', 'dot-matrix display', 'led display', 'dotmatrix display', 'dotmatrix display
led display', 1),
	('01a22aaa69140004f7832ce9', 'monitor', 'TFT display', 'monitor', 'tft display', 'monitor
tft display', 1),
	('01a22aaa691400051a800c56', 'multimedia', 'TFT display', 'multimedia', 'tft display', 'multimedia
tft display', 1),
	('01a22aaa69140006c9ad5d54', 'seven segment', 'display', 'seven segment', 'display', 'display
seven segment', 1),
	('01a22aaa69140007a7168f00', 'talkback', 'intercom', 'talkback', 'intercom', 'intercom
talkback', 1),
	('01a22aaa69140008aa23c765', 'interphone system', 'intercom', 'interphone system', 'intercom', 'intercom
interphone system', 1),
	('01a22aaa691400092b1bad09', 'emergency call', 'intercom', 'emergency call', 'intercom', 'emergency call
intercom', 1),
	('01a22aaa6914000ae334282c', 'autodialer', 'emergency telephone', 'autodialer', 'emergency telephone', 'autodialer
emergency telephone', 1),
	('01a22aaa6914000b34d4c5e3', 'lift phone', 'intercom', 'lift phone', 'intercom', 'intercom
lift phone', 1),
	('01a22aaa6914000c2e1ad13c', 'handset', 'intercom', 'handset', 'intercom', 'handset
intercom', 1),
	('01a22aaa6914000dc4770c21', 'SIM', 'GSM', 'sim', 'gsm', 'gsm
sim', 1),
	('01a22aaa6914000ed8f10f12', 'extractor', 'fan', 'extractor', 'fan', 'extractor
fan', 1),
	('01a22aaa6914000f6cbe9461', 'exhaust fan', 'fan', 'exhaust fan', 'fan', 'exhaust fan
fan', 1),
	('01a22aaa6914001050b2fe8a', 'air fan', 'fan', 'air fan', 'fan', 'air fan
fan', 1),
	('01a22aaa6915000020265e90', 'ceiling lamp', 'ceiling light', 'ceiling lamp', 'ceiling light', 'ceiling lamp
ceiling light', 1),
	('01a22aaa69150001296557b8', 'LED tube', 'LED strip', 'led tube', 'led strip', 'led strip
led tube', 1),
	('01a22aaa691500022c85d419', 'roof', 'ceiling', 'roof', 'ceiling', 'ceiling
roof', 1),
	('01a22aaa69150003bee1aa0a', 'handrail pipe', 'car handrail', 'handrail pipe', 'car handrail', 'car handrail
handrail pipe', 1),
	('01a22aaa69150004c3ea0bac', 'wall guard', 'bumper rail', 'wall guard', 'bumper rail', 'bumper rail
wall guard', 1),
	('01a22aaa6915000505da499a', 'wall protection', 'bumper rail', 'wall protection', 'bumper rail', 'bumper rail
wall protection', 1),
	('01a22aaa69150006cddf7078', 'protection rail', 'bumper rail', 'protection rail', 'bumper rail', 'bumper rail
protection rail', 1),
	('01a22aaa69150007ed04b7c4', 'trolley bumper', 'bumper rail', 'trolley bumper', 'bumper rail', 'bumper rail
trolley bumper', 1),
	('01a22aaa691500085b34b78c', 'kick plate', 'toe guard', 'kick plate', 'toe guard', 'kick plate
toe guard', 1),
	('01a22aaa6915000918723bf5', 'apron plate', 'toe guard', 'apron plate', 'toe guard', 'apron plate
toe guard', 1),
	('01a22aaa6915000ac9ab8e3a', 'overload switch', 'load weighing', 'overload switch', 'load weighing', 'load weighing
overload switch', 1),
	('01a22aaa6915000b066f60ba', 'overload', 'load weighing', 'overload', 'load weighing', 'load weighing
overload', 1),
	('01a22aaa6915000cc50ecc86', 'load sensor', 'load weighing', 'load sensor', 'load weighing', 'load sensor
load weighing', 1),
	('01a22aaa6915000de5cd5bcc', 'load device', 'load weighing', 'load device', 'load weighing', 'load device
load weighing', 1),
	('01a22aaa69160000dad8f0e6', 'mother board', 'main control board', 'mother board', 'main control board', 'main control board
mother board', 1),
	('01a22aaa69160001e4a72524', 'main PCB', 'main control board', 'main pcb', 'main control board', 'main control board
main pcb', 1),
	('01a22aaa69160002824db703', 'CPU board', 'main control board', 'cpu board', 'main control board', 'cpu board
main control board', 1),
	('01a22aaa6916000377119543', 'microprocessor board', 'main control board', 'microprocessor board', 'main control board', 'main control board
microprocessor board', 1),
	('01a22aaa691600043b3e9b32', 'processor board', 'control board', 'processor board', 'control board', 'control board
processor board', 1),
	('01a22aaa691600056835a100', 'electronic card', 'control board', 'electronic card', 'control board', 'control board
electronic card', 1),
	('01a22aaa69160006e75fcae2', 'card', 'board', 'card', 'board', 'board
card', 1),
	('01a22aaa69160007a16ffb2c', 'button PCB', 'button board', 'button pcb', 'button board', 'button board
button pcb', 1),
	('01a22aaa6916000801dc6258', 'COP board', 'car panel button board', 'cop board', 'car panel button board', 'car panel button board
cop board', 1),
	('01a22aaa691600098f6cf7c2', 'COP PCB', 'car panel button board', 'cop pcb', 'car panel button board', 'car panel button board
cop pcb', 1),
	('01a22aaa6916000ad1743ef9', 'LOP board', 'hall call board', 'lop board', 'hall call board', 'hall call board
lop board', 1),
	('01a22aaa6916000b5b034393', 'LOP PCB', 'hall call board', 'lop pcb', 'hall call board', 'hall call board
lop pcb', 1),
	('01a22aaa6917000010f2ae5e', 'call board', 'hall call board', 'call board', 'hall call board', 'call board
hall call board', 1),
	('01a22aaa691700014d25e727', 'car roof board', 'car-top board', 'car roof board', 'cartop board', 'car roof board
cartop board', 1),
	('01a22aaa69170002505f5045', 'TOC board', 'car-top board', 'toc board', 'cartop board', 'cartop board
toc board', 1),
	('01a22aaa691700038c5f9606', 'rectifier', 'brake supply', 'rectifier', 'brake supply', 'brake supply
rectifier', 1),
	('01a22aaa69170004127380ed', 'power supply brake', 'brake supply', 'power supply brake', 'brake supply', 'brake supply
power supply brake', 1),
	('01a22aaa691700053fbe9b83', 'brake rectifier', 'brake supply', 'brake rectifier', 'brake supply', 'brake rectifier
brake supply', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22aaa691700066771f091', 'transformer', 'power supply', 'transformer', 'power supply', 'power supply
transformer', 1),
	('01a22aaa691700078299eecf', 'adapter', 'power supply', 'adapter', 'power supply', 'adapter
power supply', 1),
	('01a22aaa6917000806c6b82d', 'evacuation', 'rescue', 'evacuation', 'rescue', 'evacuation
rescue', 1),
	('01a22aaa69180000b74e5d9c', 'evacuation unit', 'rescue device', 'evacuation unit', 'rescue device', 'evacuation unit
rescue device', 1),
	('01a22aaa69180001a5b1f5e6', 'evacuation device', 'rescue device', 'evacuation device', 'rescue device', 'evacuation device
rescue device', 1),
	('01a22aaa6918000226818638', 'blackout', 'rescue', 'blackout', 'rescue', 'blackout
rescue', 1),
	('01a22aaa6918000340d74bd4', 'power failure', 'rescue', 'power failure', 'rescue', 'power failure
rescue', 1),
	('01a22aaa69180004ffad634e', 'UPS battery', 'rescue battery', 'ups battery', 'rescue battery', 'rescue battery
ups battery', 1),
	('01a22aaa69180006222b513b', 'backup batteries', 'battery set', 'backup battery', 'battery set', 'backup battery
battery set', 1),
	('01a22aaa69180007b80cd55b', 'lift battery', 'battery', 'lift battery', 'battery', 'battery
lift battery', 1),
	('01a22aaa69180008fdd2dc65', 'pit box', 'pit inspection station', 'pit box', 'pit inspection station', 'pit box
pit inspection station', 1),
	('01a22aaa6918000939fcb141', 'pit switch', 'pit emergency stop switch', 'pit switch', 'pit emergency stop switch', 'pit emergency stop switch
pit switch', 1),
	('01a22aaa6918000a26874d62', 'pit control box', 'pit inspection station', 'pit control box', 'pit inspection station', 'pit control box
pit inspection station', 1),
	('01a22aaa6918000bbba8efbb', 'pit station', 'pit inspection station', 'pit station', 'pit inspection station', 'pit inspection station
pit station', 1),
	('01a22aaa6918000c318735fc', 'stop button', 'emergency stop switch', 'stop button', 'emergency stop switch', 'emergency stop switch
stop button', 1),
	('01a22aaa691900005fe1d875', 'red stop button', 'emergency stop switch', 'red stop button', 'emergency stop switch', 'emergency stop switch
red stop button', 1),
	('01a22aaa69190001b2f64e45', 'inspection control', 'inspection station', 'inspection control', 'inspection station', 'inspection control
inspection station', 1),
	('01a22aaa69190002a1eeb560', 'car top station', 'inspection push button', 'car top station', 'inspection push button', 'car top station
inspection push button', 1),
	('01a22aaa691900034c96d5f2', 'revision box', 'inspection', 'revision box', 'inspection', 'inspection
revision box', 1),
	('01a22aaa69190004aa4b2bf9', 'revision', 'inspection', 'revision', 'inspection', 'inspection
revision', 1),
	('01a22aaa691900052c4b1e3d', 'brake disc', 'brake lining', 'brake disc', 'brake lining', 'brake disc
brake lining', 1),
	('01a22aaa69190006035ce979', 'brake liner', 'brake lining', 'brake liner', 'brake lining', 'brake liner
brake lining', 1),
	('01a22aaa691900074a9c4d2f', 'friction lining', 'brake lining', 'friction lining', 'brake lining', 'brake lining
friction lining', 1),
	('01a22aaa69190008d4533bc2', 'brake drum', 'block brake', 'brake drum', 'block brake', 'block brake
brake drum', 1),
	('01a22aaa691a00000f2930ba', 'magnet brake', 'electromagnetic brake', 'magnet brake', 'electromagnetic brake', 'electromagnetic brake
magnet brake', 1),
	('01a22aaa691a0001079ae6fd', 'drum brake', 'block brake', 'drum brake', 'block brake', 'block brake
drum brake', 1),
	('01a22aaa691a00021272b988', 'machine brake', 'block brake', 'machine brake', 'block brake', 'block brake
machine brake', 1),
	('01a22aaa691a00036ffc92bb', 'gearbox', 'machine', 'gearbox', 'machine', 'gearbox
machine', 1),
	('01a22aaa691a0004a1a31d89', 'reducer', 'machine', 'reducer', 'machine', 'machine
reducer', 1),
	('01a22aaa691a0005611c0450', 'gear box', 'geared machine', 'gear box', 'geared machine', 'gear box
geared machine', 1),
	('01a22aaa691a00061691005c', 'winding machine', 'traction machine', 'winding machine', 'traction machine', 'traction machine
winding machine', 1),
	('01a22aaa691a000775f06651', 'winch', 'traction machine', 'winch', 'traction machine', 'traction machine
winch', 1),
	('01a22aaa691b00009ac43a32', 'hoist', 'traction machine', 'hoist', 'traction machine', 'hoist
traction machine', 1),
	('01a22aaa691b000187b379ce', 'hoist motor', 'traction machine', 'hoist motor', 'traction machine', 'hoist motor
traction machine', 1),
	('01a22aaa691b000246e0f4cc', 'elevator motor', 'traction machine', 'elevator motor', 'traction machine', 'elevator motor
traction machine', 1),
	('01a22aaa691b0003db8ae9c7', 'main machine', 'traction machine', 'main machine', 'traction machine', 'main machine
traction machine', 1),
	('01a22aaa691b0004a5fcbf4d', 'geared winch', 'geared machine', 'geared winch', 'geared machine', 'geared machine
geared winch', 1),
	('01a22aaa691b000529ee1e81', 'gearless winch', 'gearless machine', 'gearless winch', 'gearless machine', 'gearless machine
gearless winch', 1),
	('01a22aaa691b0006aeed4f30', 'belt drive machine', 'belt machine', 'belt drive machine', 'belt machine', 'belt drive machine
belt machine', 1),
	('01a22aaa691b000721b0cac0', 'car lift', 'freight lift', 'car lift', 'freight lift', 'car lift
freight lift', 1),
	('01a22aaa691b00081c0523e7', 'cargo lift', 'freight lift', 'cargo lift', 'freight lift', 'cargo lift
freight lift', 1),
	('01a22aaa691b0009b0946b7b', 'cargo', 'freight', 'cargo', 'freight', 'cargo
freight', 1),
	('01a22aaa691b000a03b917f3', 'goods', 'freight', 'good', 'freight', 'freight
good', 1),
	('01a22aaa691b000be36676dc', 'service lift', 'freight lift', 'service lift', 'freight lift', 'freight lift
service lift', 1),
	('01a22aaa691c0000c5467671', 'dumbwaiter', 'freight lift', 'dumbwaiter', 'freight lift', 'dumbwaiter
freight lift', 1),
	('01a22aaa691c0001bd8bb387', 'stretcher', 'bed', 'stretcher', 'bed', 'bed
stretcher', 1),
	('01a22aaa691c00021588e24e', 'private lift', 'home lift', 'private lift', 'home lift', 'home lift
private lift', 1),
	('01a22aaa691c000379d1d0b0', 'house lift', 'home lift', 'house lift', 'home lift', 'home lift
house lift', 1),
	('01a22aaa691c00049777351e', 'platform lift', 'home lift', 'platform lift', 'home lift', 'home lift
platform lift', 1),
	('01a22aaa691c0005f37d3e46', 'belt clip', 'belt clamp', 'belt clip', 'belt clamp', 'belt clamp
belt clip', 1),
	('01a22aaa691c0006922f38e8', 'belt connector', 'belt clamp', 'belt connector', 'belt clamp', 'belt clamp
belt connector', 1),
	('01a22aaa691c0007a220b929', 'belt fixing', 'belt clamp', 'belt fixing', 'belt clamp', 'belt clamp
belt fixing', 1),
	('01a22aaa691c0008cecd6713', 'return pulley', 'idler', 'return pulley', 'idler', 'idler
return pulley', 1),
	('01a22aaa691c00094d1b9a99', 'idler pulley', 'idler', 'idler pulley', 'idler', 'idler
idler pulley', 1),
	('01a22aaa691c000a9e7f5db9', 'tooth', 'teeth', 'tooth', 'teeth', 'teeth
tooth', 1),
	('01a22aaa691c000b0f2c30c7', 'door strap', 'door belt', 'door strap', 'door belt', 'door belt
door strap', 1),
	('01a22aaa691c000cb8cd9fda', 'rubber belt', 'toothed belt', 'rubber belt', 'toothed belt', 'rubber belt
toothed belt', 1),
	('01a22aaa691d0000251e384e', 'poly belt', 'coated steel belt', 'poly belt', 'coated steel belt', 'coated steel belt
poly belt', 1),
	('01a22aaa691d0001b14068b7', 'flat belt', 'coated steel belt', 'flat belt', 'coated steel belt', 'coated steel belt
flat belt', 1),
	('01a22aaa691d00021a4a6df8', 'traction belt', 'coated steel belt', 'traction belt', 'coated steel belt', 'coated steel belt
traction belt', 1),
	('01a22aaa691d0003f068a63a', 'steel belt', 'coated steel belt', 'steel belt', 'coated steel belt', 'coated steel belt
steel belt', 1),
	('01a22aaa691d00043edeeac1', 'belt termination', 'wedge termination', 'belt termination', 'wedge termination', 'belt termination
wedge termination', 1),
	('01a22aaa691d0005497b3dfb', 'belt socket', 'belt wedge termination', 'belt socket', 'belt wedge termination', 'belt socket
belt wedge termination', 1),
	('01a22aaa691d0006d18304dd', 'compensation cable', 'compensation chain', 'compensation cable', 'compensation chain', 'compensation cable
compensation chain', 1),
	('01a22aaa691d000728c63b61', 'compensating rope', 'compensation chain', 'compensating rope', 'compensation chain', 'compensating rope
compensation chain', 1),
	('01a22aaa691d0008d61f44a0', 'compensation rope', 'compensation chain', 'compensation rope', 'compensation chain', 'compensation chain
compensation rope', 1),
	('01a22aaa691d000936b94541', 'flat cable', 'travelling cable', 'flat cable', 'travelling cable', 'flat cable
travelling cable', 1),
	('01a22aaa691d000a56e9a333', 'travel cable', 'travelling cable', 'travel cable', 'travelling cable', 'travel cable
travelling cable', 1),
	('01a22aaa691d000b7fa3e3de', 'trailing flex', 'travelling cable', 'trailing flex', 'travelling cable', 'trailing flex
travelling cable', 1),
	('01a22aaa691d000c519fac68', 'hanging cable', 'travelling cable', 'hanging cable', 'travelling cable', 'hanging cable
travelling cable', 1),
	('01a22aaa691d000d8bb5eb6c', 'car cable', 'travelling cable', 'car cable', 'travelling cable', 'car cable
travelling cable', 1),
	('01a22aaa691e00007df0a9f3', 'ethernet', 'Cat 6', 'ethernet', 'cat 6', 'cat 6
ethernet', 1),
	('01a22aaa691e00015dcbdf87', 'network cable', 'Cat 6', 'network cable', 'cat 6', 'cat 6
network cable', 1),
	('01a22aaa691e00020e77972b', 'CCTV', 'camera', 'cctv', 'camera', 'camera
cctv', 1),
	('01a22aaa691e0003f4782187', 'video', 'camera', 'video', 'camera', 'camera
video', 1),
	('01a22aaa691e0004fc3de1ac', 'T rail', 'guide rail', 't rail', 'guide rail', 'guide rail
t rail', 1),
	('01a22aaa691e000587cd5c51', 'rail joint', 'fishplate', 'rail joint', 'fishplate', 'fishplate
rail joint', 1),
	('01a22aaa691e00060e34f5bc', 'joint plate', 'fishplate', 'joint plate', 'fishplate', 'fishplate
joint plate', 1),
	('01a22aaa691e0007e8411bd9', 'splice plate', 'fishplate', 'splice plate', 'fishplate', 'fishplate
splice plate', 1),
	('01a22aaa691e0008e2a372f8', 'connecting plate', 'fishplate', 'connecting plate', 'fishplate', 'connecting plate
fishplate', 1),
	('01a22aaa691e00096c05363f', 'rail bracket', 'rail clip', 'rail bracket', 'rail clip', 'rail bracket
rail clip', 1),
	('01a22aaa691e000a8dc265a7', 'rail fixing', 'rail clip', 'rail fixing', 'rail clip', 'rail clip
rail fixing', 1),
	('01a22aaa691e000b7720c2ac', 'counterweight rail', 'hollow guide rail', 'counterweight rail', 'hollow guide rail', 'counterweight rail
hollow guide rail', 1),
	('01a22aaa691e000ceca05f02', 'pit spring', 'spring buffer', 'pit spring', 'spring buffer', 'pit spring
spring buffer', 1),
	('01a22aaa691e000d9f32be04', 'pit cushion', 'buffer', 'pit cushion', 'buffer', 'buffer
pit cushion', 1),
	('01a22aaa691e000ec75b29da', 'bumper', 'buffer', 'bumper', 'buffer', 'buffer
bumper', 1),
	('01a22aaa691e000f4fe3ad52', 'damper', 'buffer', 'damper', 'buffer', 'buffer
damper', 1),
	('01a22aaa691f0000bf42a0b3', 'energy accumulation', 'spring', 'energy accumulation', 'spring', 'energy accumulation
spring', 1),
	('01a22aaa691f0001c2f14fa3', 'energy dissipation', 'oil', 'energy dissipation', 'oil', 'energy dissipation
oil', 1),
	('01a22aaa691f0002e9f706d2', 'shaft copying', 'absolute positioning', 'shaft copying', 'absolute positioning', 'absolute positioning
shaft copying', 1),
	('01a22aaa691f00034bb33ff9', 'selector', 'absolute magnetic tape', 'selector', 'absolute magnetic tape', 'absolute magnetic tape
selector', 1),
	('01a22aaa691f0004dfee243b', 'shaft encoder', 'absolute magnetic tape', 'shaft encoder', 'absolute magnetic tape', 'absolute magnetic tape
shaft encoder', 1),
	('01a22aaa691f0005f51f2464', 'tachometer', 'encoder', 'tachometer', 'encoder', 'encoder
tachometer', 1),
	('01a22aaa691f00062af6ad16', 'tacho', 'encoder', 'tacho', 'encoder', 'encoder
tacho', 1),
	('01a22aaa691f00078df96a51', 'resolver', 'encoder', 'resolver', 'encoder', 'encoder
resolver', 1),
	('01a22aaa691f0008efdeb8a3', 'pulse encoder', 'encoder', 'pulse encoder', 'encoder', 'encoder
pulse encoder', 1),
	('01a22aaa691f0009fc4c4ade', 'speed sensor', 'encoder', 'speed sensor', 'encoder', 'encoder
speed sensor', 1),
	('01a22aaa691f000a9b938e0a', 'walkway', 'walk', 'walkway', 'walk', 'walk
walkway', 1),
	('01a22aaa691f000bf02ad987', 'travolator', 'moving walk', 'travolator', 'moving walk', 'moving walk
travolator', 1),
	('01a22aaa691f000cf90f5847', 'autowalk', 'moving walk', 'autowalk', 'moving walk', 'autowalk
moving walk', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22aaa691f000dd9ab03b1', 'walkway plate', 'moving-walk pallet', 'walkway plate', 'movingwalk pallet', 'movingwalk pallet
walkway plate', 1),
	('01a22aaa691f000ec73ff12b', 'walk plate', 'pallet', 'walk plate', 'pallet', 'pallet
walk plate', 1),
	('01a22aaa691f000fef1e45d4', 'step tread', 'escalator step', 'step tread', 'escalator step', 'escalator step
step tread', 1),
	('01a22aaa6920000009ee498d', 'stair', 'step', 'stair', 'step', 'stair
step', 1),
	('01a22aaa6920000113d48a5f', 'moving stairs', 'escalator', 'moving stair', 'escalator', 'escalator
moving stair', 1),
	('01a22aaa6920000332079256', 'stair step', 'escalator step', 'stair step', 'escalator step', 'escalator step
stair step', 1),
	('01a22aaa69200004e528911b', 'step chain wheel', 'step chain roller', 'step chain wheel', 'step chain roller', 'step chain roller
step chain wheel', 1),
	('01a22aaa6920000536807219', 'chain wheel', 'chain roller', 'chain wheel', 'chain roller', 'chain roller
chain wheel', 1),
	('01a22aaa692000063de48c35', 'chain roller', 'step chain roller', 'chain roller', 'step chain roller', 'chain roller
step chain roller', 1),
	('01a22aaa69200007fc5207f4', 'handrail drive roller', 'handrail pressure roller', 'handrail drive roller', 'handrail pressure roller', 'handrail drive roller
handrail pressure roller', 1),
	('01a22aaa692000082642b2e0', 'handrail wheel', 'handrail pressure roller', 'handrail wheel', 'handrail pressure roller', 'handrail pressure roller
handrail wheel', 1),
	('01a22aaa6920000984ec68b3', 'moving handrail', 'handrail belt', 'moving handrail', 'handrail belt', 'handrail belt
moving handrail', 1),
	('01a22aaa6920000a0fda1773', 'hand belt', 'handrail belt', 'hand belt', 'handrail belt', 'hand belt
handrail belt', 1),
	('01a22aaa6920000bdb5f0427', 'rubber handrail', 'handrail belt', 'rubber handrail', 'handrail belt', 'handrail belt
rubber handrail', 1),
	('01a22aaa6921000042423f3d', 'escalator rubber', 'handrail belt', 'escalator rubber', 'handrail belt', 'escalator rubber
handrail belt', 1),
	('01a22aaa692100012be5e721', 'comb tooth', 'comb segment', 'comb tooth', 'comb segment', 'comb segment
comb tooth', 1),
	('01a22aaa6921000212562803', 'comb teeth', 'comb segment', 'comb teeth', 'comb segment', 'comb segment
comb teeth', 1),
	('01a22aaa69210003b6dd43eb', 'landing comb', 'comb segment', 'landing comb', 'comb segment', 'comb segment
landing comb', 1),
	('01a22aaa69210004e0f66321', 'brush guard', 'skirt brush', 'brush guard', 'skirt brush', 'brush guard
skirt brush', 1),
	('01a22aaa692100050405d4e8', 'side brush', 'skirt brush', 'side brush', 'skirt brush', 'side brush
skirt brush', 1),
	('01a22aaa6921000652947797', 'skirting brush', 'skirt brush', 'skirting brush', 'skirt brush', 'skirt brush
skirting brush', 1),
	('01a22aaa69210007c484c522', 'roller chain', 'drive chain', 'roller chain', 'drive chain', 'drive chain
roller chain', 1),
	('01a22aaa692100084bd4feba', 'main chain', 'drive chain', 'main chain', 'drive chain', 'drive chain
main chain', 1),
	('01a22aaa6921000992ff3c0a', 'transmission chain', 'drive chain', 'transmission chain', 'drive chain', 'drive chain
transmission chain', 1),
	('01a22aaa6921000a97b76146', 'escalator motor', 'escalator machine', 'escalator motor', 'escalator machine', 'escalator machine
escalator motor', 1),
	('01a22aaa6921000b7cb3bbfb', 'escalator gearbox', 'escalator machine', 'escalator gearbox', 'escalator machine', 'escalator gearbox
escalator machine', 1),
	('01a22aaa6921000c08198a8e', 'escalator gear', 'escalator machine', 'escalator gear', 'escalator machine', 'escalator gear
escalator machine', 1),
	('01a22aaa69220000d51add05', 'emergency brake', 'auxiliary brake', 'emergency brake', 'auxiliary brake', 'auxiliary brake
emergency brake', 1),
	('01a22aaa69220001f1a21973', 'working brake', 'service brake', 'working brake', 'service brake', 'service brake
working brake', 1),
	('01a22aaa6922000250a09b63', 'operational brake', 'service brake', 'operational brake', 'service brake', 'operational brake
service brake', 1),
	('01a22aaa69220003c6444033', 'pump unit', 'power unit', 'pump unit', 'power unit', 'power unit
pump unit', 1),
	('01a22aaa69220004e8beea12', 'hydraulic pump', 'hydraulic power unit', 'hydraulic pump', 'hydraulic power unit', 'hydraulic power unit
hydraulic pump', 1),
	('01a22aaa6922000577611c3a', 'power pack', 'power unit', 'power pack', 'power unit', 'power pack
power unit', 1),
	('01a22aaa6922000683a63322', 'hydraulic unit', 'power unit', 'hydraulic unit', 'power unit', 'hydraulic unit
power unit', 1),
	('01a22aaa6922000722d24fc5', 'tank unit', 'power unit', 'tank unit', 'power unit', 'power unit
tank unit', 1),
	('01a22aaa69220008dd3dcb4b', 'ram', 'hydraulic cylinder', 'ram', 'hydraulic cylinder', 'hydraulic cylinder
ram', 1),
	('01a22aaa69220009cc6955bb', 'jack', 'hydraulic cylinder', 'jack', 'hydraulic cylinder', 'hydraulic cylinder
jack', 1),
	('01a22aaa6922000a660143fc', 'piston', 'hydraulic cylinder', 'piston', 'hydraulic cylinder', 'hydraulic cylinder
piston', 1),
	('01a22aaa6922000bd934caed', 'burst valve', 'rupture valve', 'burst valve', 'rupture valve', 'burst valve
rupture valve', 1),
	('01a22aaa6922000c69cf6810', 'safety valve', 'rupture valve', 'safety valve', 'rupture valve', 'rupture valve
safety valve', 1),
	('01a22aaa6922000db51ad64d', 'pipe valve', 'rupture valve', 'pipe valve', 'rupture valve', 'pipe valve
rupture valve', 1),
	('01a22aaa69230000332f78b9', 'line rupture', 'rupture valve', 'line rupture', 'rupture valve', 'line rupture
rupture valve', 1),
	('01a22aaa69230001999972b4', 'solenoid', 'solenoid coil', 'solenoid', 'solenoid coil', 'solenoid
solenoid coil', 1),
	('01a22aaa69230002debccfe8', 'valve coil', 'solenoid coil', 'valve coil', 'solenoid coil', 'solenoid coil
valve coil', 1),
	('01a22aaa69230003964aa86c', 'valve block', 'lift valve', 'valve block', 'lift valve', 'lift valve
valve block', 1),
	('01a22aaa69230004f6513539', 'control valve', 'lift valve', 'control valve', 'lift valve', 'control valve
lift valve', 1),
	('01a22aaa69230005f44846e2', 'gasket', 'seal kit', 'gasket', 'seal kit', 'gasket
seal kit', 1),
	('01a22aaa69230006f0bf23fb', 'rod seal', 'seal kit', 'rod seal', 'seal kit', 'rod seal
seal kit', 1),
	('01a22aaa692300076bb61a70', 'gland seal', 'seal kit', 'gland seal', 'seal kit', 'gland seal
seal kit', 1),
	('01a22aaa6923000849221639', 'repair kit', 'seal kit', 'repair kit', 'seal kit', 'repair kit
seal kit', 1),
	('01a22aaa6924000043eb4390', 'regeneration unit', 'regenerative unit', 'regeneration unit', 'regenerative unit', 'regeneration unit
regenerative unit', 1),
	('01a22aaa692400014c40f34a', 'energy saving', 'regenerative', 'energy saving', 'regenerative', 'energy saving
regenerative', 1),
	('01a22aaa69240002c415b005', 'feedback unit', 'regenerative unit', 'feedback unit', 'regenerative unit', 'feedback unit
regenerative unit', 1),
	('01a22aaa692400032dbcfb2a', 'controller', 'control cabinet', 'controller', 'control cabinet', 'control cabinet
controller', 1),
	('01a22aaa69240004958df20e', 'escalator control panel', 'escalator control cabinet', 'escalator control panel', 'escalator control cabinet', 'escalator control cabinet
escalator control panel', 1),
	('01a22aaa69240005973415ae', 'electric panel', 'control cabinet', 'electric panel', 'control cabinet', 'control cabinet
electric panel', 1),
	('01a22aaa6924000627ac85c3', 'electrical panel', 'control cabinet', 'electrical panel', 'control cabinet', 'control cabinet
electrical panel', 1),
	('01a22aaa692400073fe22f46', 'control box', 'control cabinet', 'control box', 'control cabinet', 'control box
control cabinet', 1),
	('01a22aaa692400086868a6d5', 'soft start', 'soft starter', 'soft start', 'soft starter', 'soft start
soft starter', 1),
	('01a22aaa692400095d0639b4', 'photocell entry', 'diffuse reflection', 'photocell entry', 'diffuse reflection', 'diffuse reflection
photocell entry', 1),
	('01a22aaa6924000ac1cac886', 'escalator entry sensor', 'diffuse reflection sensor', 'escalator entry sensor', 'diffuse reflection sensor', 'diffuse reflection sensor
escalator entry sensor', 1),
	('01a22aaa6924000be52a4036', 'people sensor', 'diffuse reflection sensor', 'people sensor', 'diffuse reflection sensor', 'diffuse reflection sensor
people sensor', 1),
	('01a22aaa6924000cdf2844c3', '2 panel', 'two-panel', '2 panel', 'twopanel', '2 panel
twopanel', 1),
	('01a22aaa69250000ed8cf475', '4 panel', 'four-panel', '4 panel', 'fourpanel', '4 panel
fourpanel', 1),
	('01a22aaa69250001246736a9', '2 stage', 'two-stage', '2 stage', 'twostage', '2 stage
twostage', 1),
	('01a22aaa692500021cdcac58', '2 way', 'two-way', '2 way', 'twoway', '2 way
twoway', 1),
	('01a22aaa692500034bb40c98', '6 person', 'six-person', '6 person', 'sixperson', '6 person
sixperson', 1),
	('01a22aaa69250004034232e1', '8 person', 'eight-person', '8 person', 'eightperson', '8 person
eightperson', 1),
	('01a22aaa69250005d572f463', '副门锁开关', 'auxiliary door contact', '副门锁开关', 'auxiliary door contact', 'auxiliary door contact
副门锁开关', 1),
	('01a22aaa69250006293e80af', '控制板', 'controller board', '控制板', 'controller board', 'controller board
控制板', 1),
	('01a22aaa69250007423c3042', '按钮扩展板', 'button board', '按钮扩展板', 'button board', 'button board
按钮扩展板', 1),
	('01a22aaa692500089ca6c8e7', 'tensioning pulley', 'tension pulley', 'tensioning pulley', 'tension pulley', 'tension pulley
tensioning pulley', 1),
	('01a22aaa69250009021116f1', 'tensioning', 'tension', 'tensioning', 'tension', 'tension
tensioning', 1),
	('01a22aaa6925000aa0da860b', 'permanent magnet', 'PM', 'permanent magnet', 'pm', 'permanent magnet
pm', 1),
	('01a22aaa6925000b7e411985', 'permanent magnet motor', 'gearless machine', 'permanent magnet motor', 'gearless machine', 'gearless machine
permanent magnet motor', 1),
	('01a22aaa6925000c4663f1d0', 'permanent magnet machine', 'gearless machine', 'permanent magnet machine', 'gearless machine', 'gearless machine
permanent magnet machine', 1),
	('01a22aaa6925000dbea1237f', '选层器', 'absolute magnetic tape', '选层器', 'absolute magnetic tape', 'absolute magnetic tape
选层器', 1),
	('01a22aaa69260000647183f2', 'gate', 'door', 'gate', 'door', 'door
gate', 1),
	('01a22aaa69260001903ec9c3', 'deflector sheave', 'deflector pulley', 'deflector sheave', 'deflector pulley', 'deflector pulley
deflector sheave', 1),
	('01a22aaa692600022403ae89', 'door motor belt', 'door belt', 'door motor belt', 'door belt', 'door belt
door motor belt', 1),
	('01a22aaa69260003f8f3b655', 'elevator belt', 'coated steel belt', 'elevator belt', 'coated steel belt', 'coated steel belt
elevator belt', 1),
	('01a22aaa692600040e8e70b4', 'LED indicator', 'dot-matrix display', 'led indicator', 'dotmatrix display', 'dotmatrix display
led indicator', 1),
	('01a22aaa6926000588286889', 'arrow display', 'dot-matrix display', 'arrow display', 'dotmatrix display', 'arrow display
dotmatrix display', 1),
	('01a22aaa692600063cfa5cfd', 'lighting', 'lamp', 'lighting', 'lamp', 'lamp
lighting', 1),
	('01a22aaa69260007ba8a5068', 'light fixture', 'lamp', 'light fixture', 'lamp', 'lamp
light fixture', 1),
	('01a22aaa692600086ec58bdb', 'car light', 'car lamp', 'car light', 'car lamp', 'car lamp
car light', 1),
	('01a22aaa69260009c0135303', 'cabin light', 'car lamp', 'cabin light', 'car lamp', 'cabin light
car lamp', 1),
	('01a22aaa6926000a30ca6121', 'LED lights', 'car lamp', 'led light', 'car lamp', 'car lamp
led light', 1),
	('01a22aaa6926000b265f7a35', 'moving walkway plate', 'moving-walk pallet', 'moving walkway plate', 'movingwalk pallet', 'moving walkway plate
movingwalk pallet', 1),
	('01a22aaa6926000cea644167', '基站', 'ground floor', '基站', 'ground floor', 'ground floor
基站', 1),
	('01a22aaa69420000a164e52a', 'driving wheel', 'traction sheave', 'driving wheel', 'traction sheave', 'driving wheel
traction sheave', 1),
	('01a22aaa6942000125dd126b', 'anti-lift roller', 'eccentric roller', 'antilift roller', 'eccentric roller', 'antilift roller
eccentric roller', 1),
	('01a22aaa694200026096ed86', 'diverter wheel', 'deflector pulley', 'diverter wheel', 'deflector pulley', 'deflector pulley
diverter wheel', 1),
	('01a22aaa69420003e836183b', 'unintended car movement', 'UCMP', 'unintended car movement', 'ucmp', 'ucmp
unintended car movement', 1),
	('01a22aaa6942000408c8986a', 'touch switch', 'touch button', 'touch switch', 'touch button', 'touch button
touch switch', 1),
	('01a22aaa6942000549a048fc', 'door latch', 'door lock', 'door latch', 'door lock', 'door latch
door lock', 1),
	('01a22aaa694200061b1a7ae9', 'latch', 'lock', 'latch', 'lock', 'latch
lock', 1),
	('01a22aaa69420007e7a18908', 'two speed', 'telescopic', 'two speed', 'telescopic', 'telescopic
two speed', 1),
	('01a22aaa694200086c1fc8fe', 'side opening', 'telescopic', 'side opening', 'telescopic', 'side opening
telescopic', 1),
	('01a22aaa69420009be10a20c', 'plastic pulley', 'nylon pulley', 'plastic pulley', 'nylon pulley', 'nylon pulley
plastic pulley', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22aaa6e370000e34a742e', 'portcullis', 'door', 'portcullis', 'door', 'door
portcullis', 1);


--
-- Data for Name: searchTerms; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."searchTerms" VALUES
	('0', 1, 0),
	('100', 1, 0),
	('fx100', 1, 0),
	('kyn0', 1, 0),
	('1', 2, 0),
	('200', 1, 0),
	('fx200', 1, 0),
	('kyn1', 1, 0),
	('roller', 1, 6),
	('300', 1, 0),
	('fx300', 1, 0),
	('kyn2', 1, 0),
	('operator', 2, 8),
	('rope', 1, 4),
	('3', 2, 0),
	('4', 1, 0),
	('400', 1, 0),
	('door', 4, 4),
	('first', 4, 5),
	('fx400', 1, 0),
	('kyn', 4, 3),
	('kyn3', 1, 0),
	('line', 4, 4),
	('olpuffer', 1, 8),
	('second', 4, 6),
	('steel', 4, 5),
	('门', 4, 0),
	('零件', 4, 0),
	('case', 4, 4),
	('wooden', 4, 6),
	('2', 4, 0),
	('2kg', 4, 0),
	('brand', 1, 5),
	('applied', 2, 7),
	('below', 1, 5),
	('fx', 5, 2),
	('fxapplied', 1, 9),
	('kyonetsu', 5, 8),
	('new', 1, 3),
	('part', 1, 4);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('54ababf10b4d825d7b54e840fa94f25c839250c32f01409882175250a8665f92', '01a22aaa686e0000489faf86', '2026-11-30T16:15:41.621Z', '01a22aaa6c5d00009d8da9f2', '2026-11-30T04:15:41.621Z', '2026-11-30T04:15:41.621Z', '', '', '127.0.0.1'),
	('35bf2f3acc2e4fed12aa6a6cec6f2b0a3530ccaaea3e4c176ef6aad4ebb781ae', '01a22aaa686e0000489faf86', '2026-11-30T16:15:44.632Z', '01a22aaa781b00004aec25f8', '2026-11-30T04:15:44.632Z', '2026-11-30T04:15:44.632Z', '', '', '127.0.0.1');


--
-- Data for Name: sparePartDocuments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."sparePartDocuments" VALUES
	(1, 0, '53c7bb38dc297b97832ac97a7ae631f84947f3f75e1d0e45080ee8e54792e314.pdf', 'documents.bin', 'other', 41);


--
-- Data for Name: sparePartImages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."sparePartImages" VALUES
	(1, 0, '1de75127a85eb4fd92f460c19c5b140dd1d4b43d9d621589e6796da384897002.png'),
	(1, 1, 'a1ebc86828a7f20d5d8f446de1fbc95f2be3cd8e11c6ffc601f81435f2d079b1.png'),
	(2, 0, '24736be6ff2963d6e9a2422bd387311ede88d1eecb4addd45202a8c7a8ac0d34.png'),
	(2, 1, '8f3b34c8931af1faf30957101c0a15373374d2c6d3e640df4db7b9402e1d4fe5.png'),
	(3, 0, 'cb2e73fffd076d26510a42df9012bb95f5af614fdac9780fdd1992ead069c92f.png'),
	(3, 1, '112b8175fda1cb858242d5348d22cf31b345ac907ae84ae47d8af3d30b4ce3c0.png'),
	(4, 0, '4f598fe0f69832431f81ec163644abe2be266ea17bb087bad499947807628917.png'),
	(4, 1, '659a95bb95e438e22079998d9e19a8dcab962d615ca992e429466af8ea80b705.png'),
	(6, 0, '43d7a1094dde0462a48af93501d9b8d0fc06e3b1dea3f14035a847a7b80d054a.png'),
	(7, 0, '591cdbc9824b6ff025746652f8d4dfe47333d09f854355b3e4f80951129908fb.png');


--
-- Data for Name: spareParts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."spareParts" VALUES
	(5, '01a22aaa6f6a00006cdc47c1', NULL, NULL, 'unfinished controller', '', NULL, NULL, '', 'unfinished controller', '', 'name ', '', 1, '2026-11-30T04:15:42.442Z', '2026-11-30T04:15:42.442Z', 1, 11, NULL, '', NULL, 'Unfinished controller', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''),
	(2, '01a22aaa6ed10000bdac64ad', '01a22aaa6d8000002f2ad7c2', NULL, 'door roller 00000000000000000002', 'kyonetsu', 'fx-00000000000000000200', 'fx-200', 'doors', '@ling2 @jian4 00000000000000000002', '@men2 ', 'material packing description ', '', 0, '2026-11-30T04:15:42.289Z', '2026-11-30T04:15:42.490Z', 3, 11, NULL, '', NULL, 'Door roller 2', '零件2', 'FX-200', 'Kyonetsu', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', ''),
	(1, '01a22aaa6e8700005ae2cee5', '01a22aaa6e0100006325aa4b', NULL, 'door operator 00000000000000000001', 'brand applied', 'fx-00000000000000000100', 'fx-100', 'door operators', '@ling2 @jian4 00000000000000000001', 'door operators', 'material packing description ', '', 0, '2026-11-30T04:15:42.215Z', '2026-11-30T04:15:43.175Z', 4, 11, NULL, '', NULL, 'Door operator 1', '零件1', 'FX-100', 'Brand applied', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', ''),
	(3, '01a22aaa6f070000dd0d1314', '01a22aaa6e0100006325aa4b', NULL, 'steel rope 00000000000000000003', 'kyonetsu', 'fx-00000000000000000300', 'fx-300', 'door operators', '@ling2 @jian4 00000000000000000003', 'door operators', 'material packing description ', '', 0, '2026-11-30T04:15:42.342Z', '2026-11-30T04:15:42.490Z', 3, 11, NULL, '', NULL, 'Steel rope 3', '零件3', 'FX-300', 'Kyonetsu', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', ''),
	(4, '01a22aaa6f3f0000d189bdb0', '01a22aaa6d8000002f2ad7c2', NULL, 'olpuffer 00000000000000000004', 'kyonetsu', 'fx-00000000000000000400', 'fx-400', 'doors', '@ling2 @jian4 00000000000000000004', '@men2 ', 'material packing description ', '', 0, '2026-11-30T04:15:42.399Z', '2026-11-30T04:15:42.490Z', 3, 11, NULL, '', NULL, 'Ölpuffer 4', '零件4', 'FX-400', 'Kyonetsu', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', ''),
	(6, '01a22aaa6fe4000048f3f376', NULL, '01a22aaa6fc7000068982ffb', 'former part', '', 'fx-old', 'fx-old', '', 'former part', '', 'name ', '', 0, '2026-11-30T04:15:42.564Z', '2026-11-30T04:15:42.604Z', 1, 0, '2026-11-30T04:15:42.586Z', 'admin@trial.example', '01a22aaa6ffa00003091306f', 'Former part', '', 'FX-OLD', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''),
	(7, '01a22aaa71fc0000687242ac', '7c24962ab6bc171b98b40895', NULL, 'part applied', 'kyonetsu', 'fx-applied', 'fx-applied', 'below', 'part applied', 'below', 'name ', '', 0, '2026-11-30T04:15:43.186Z', '2026-11-30T04:15:43.186Z', 1, 11, NULL, '', NULL, 'Part applied', '', 'FX-applied', 'Kyonetsu', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '');


--
-- Data for Name: textTemplates; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."textTemplates" VALUES
	('01a22aaa699000005d42c629', 'introduction', 'Thank you', 'Thank you for your inquiry. We are pleased to offer the following parts:', '感谢您的询价。现报价如下：', 1),
	('01a22aaa69900001a088d93d', 'introduction', 'Revised quotation', 'As discussed, please find our revised offer below. It replaces our earlier quotation.', '根据双方沟通，现更新报价如下，原报价单随之失效。', 1),
	('01a22aaa69900002fe3edb20', 'payment', '30/70', '30 % by T/T with the order, 70 % by T/T before shipment.', '下单时电汇30%，发货前电汇付清70%。', 1),
	('01a22aaa6990000365d6fb91', 'payment', '100 %', '100 % by T/T before shipment.', '发货前电汇付清全款。', 1),
	('01a22aaa69900004c116bd6c', 'payment', 'L/C', 'Irrevocable letter of credit at sight.', '不可撤销即期信用证。', 1),
	('01a22aaa69900005ad803e7b', 'remarks', 'Lead times', 'Lead times are counted from receipt of the deposit. Prices are without taxes and duties of the country of destination.', '交货期自收到定金之日起计算。价格不含目的国的税费和关税。', 1),
	('01a22aaa69900006abe0712c', 'remarks', 'Nameplate', 'Please send us a photograph of the nameplate before you order, so that we can confirm that the part fits.', '下单前请提供铭牌照片，以便我们确认配件是否适用。', 1),
	('01a22aaa6e410000756097cb', 'payment', 'Usual', '30 days', '30天', 1);


--
-- Data for Name: writeChecks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."writeChecks" VALUES
	(1, '2026-11-30T04:15:41.567Z');


--
-- Name: spareParts_seq_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public."spareParts_seq_seq"', 7, true);


--
-- Name: accountChanges accountChanges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."accountChanges"
    ADD CONSTRAINT "accountChanges_pkey" PRIMARY KEY (id);


--
-- Name: accounts accounts_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_key UNIQUE (email);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


--
-- Name: attributeCategories attributeCategories_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."attributeCategories"
    ADD CONSTRAINT "attributeCategories_pkey" PRIMARY KEY ("attributeId", "categoryId");


--
-- Name: attributeChoices attributeChoices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."attributeChoices"
    ADD CONSTRAINT "attributeChoices_pkey" PRIMARY KEY ("attributeId", value);


--
-- Name: attributes attributes_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attributes
    ADD CONSTRAINT attributes_key_key UNIQUE (key);


--
-- Name: attributes attributes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attributes
    ADD CONSTRAINT attributes_pkey PRIMARY KEY (id);


--
-- Name: catalogue catalogue_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalogue
    ADD CONSTRAINT catalogue_pkey PRIMARY KEY (id);


--
-- Name: categories categories_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);


--
-- Name: changedRecords changedRecords_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."changedRecords"
    ADD CONSTRAINT "changedRecords_pkey" PRIMARY KEY ("changeId", "position");


--
-- Name: changes changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.changes
    ADD CONSTRAINT changes_pkey PRIMARY KEY (id);


--
-- Name: erasureKey erasureKey_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."erasureKey"
    ADD CONSTRAINT "erasureKey_pkey" PRIMARY KEY (id);


--
-- Name: images images_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_pkey PRIMARY KEY (name);


--
-- Name: importColumns importColumns_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."importColumns"
    ADD CONSTRAINT "importColumns_pkey" PRIMARY KEY (key);


--
-- Name: importImages importImages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."importImages"
    ADD CONSTRAINT "importImages_pkey" PRIMARY KEY ("importId", name);


--
-- Name: importRows importRows_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."importRows"
    ADD CONSTRAINT "importRows_pkey" PRIMARY KEY ("importId", sheet, "row");


--
-- Name: imports imports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);


--
-- Name: inquiryLines inquiryLines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."inquiryLines"
    ADD CONSTRAINT "inquiryLines_pkey" PRIMARY KEY ("messageId", "position");


--
-- Name: invitations invitations_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_email_key UNIQUE (email);


--
-- Name: invitations invitations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);


--
-- Name: invitations invitations_tokenHash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT "invitations_tokenHash_key" UNIQUE ("tokenHash");


--
-- Name: jobs jobs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (name);


--
-- Name: knownDevices knownDevices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."knownDevices"
    ADD CONSTRAINT "knownDevices_pkey" PRIMARY KEY ("tokenHash");


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: mails mails_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);


--
-- Name: messageEvents messageEvents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."messageEvents"
    ADD CONSTRAINT "messageEvents_pkey" PRIMARY KEY (id);


--
-- Name: messageFiles messageFiles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."messageFiles"
    ADD CONSTRAINT "messageFiles_pkey" PRIMARY KEY (id);


--
-- Name: messages messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);


--
-- Name: messages messages_publicToken_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT "messages_publicToken_key" UNIQUE ("publicToken");


--
-- Name: messages messages_reference_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_reference_key UNIQUE (reference);


--
-- Name: missedSearches missedSearches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."missedSearches"
    ADD CONSTRAINT "missedSearches_pkey" PRIMARY KEY (id);


--
-- Name: missedSearches missedSearches_term_language_day_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."missedSearches"
    ADD CONSTRAINT "missedSearches_term_language_day_key" UNIQUE (term, language, day);


--
-- Name: partAttributes partAttributes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."partAttributes"
    ADD CONSTRAINT "partAttributes_pkey" PRIMARY KEY ("partSeq", "attributeId");


--
-- Name: partIndex partIndex_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."partIndex"
    ADD CONSTRAINT "partIndex_pkey" PRIMARY KEY (rowid);


--
-- Name: partNumbers partNumbers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."partNumbers"
    ADD CONSTRAINT "partNumbers_pkey" PRIMARY KEY ("partSeq", "position");


--
-- Name: privateFiles privateFiles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."privateFiles"
    ADD CONSTRAINT "privateFiles_pkey" PRIMARY KEY (name);


--
-- Name: quotationDrafts quotationDrafts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."quotationDrafts"
    ADD CONSTRAINT "quotationDrafts_pkey" PRIMARY KEY ("messageId");


--
-- Name: quotationLists quotationLists_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."quotationLists"
    ADD CONSTRAINT "quotationLists_pkey" PRIMARY KEY ("tokenHash");


--
-- Name: quotationNumbers quotationNumbers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."quotationNumbers"
    ADD CONSTRAINT "quotationNumbers_pkey" PRIMARY KEY (year);


--
-- Name: quotations quotations_messageId_idempotencyKey_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quotations
    ADD CONSTRAINT "quotations_messageId_idempotencyKey_key" UNIQUE ("messageId", "idempotencyKey");


--
-- Name: quotations quotations_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quotations
    ADD CONSTRAINT quotations_number_key UNIQUE (number);


--
-- Name: quotations quotations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quotations
    ADD CONSTRAINT quotations_pkey PRIMARY KEY (id);


--
-- Name: rateLimits rateLimits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."rateLimits"
    ADD CONSTRAINT "rateLimits_pkey" PRIMARY KEY (key);


--
-- Name: searchSynonyms searchSynonyms_pairKey_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."searchSynonyms"
    ADD CONSTRAINT "searchSynonyms_pairKey_key" UNIQUE ("pairKey");


--
-- Name: searchSynonyms searchSynonyms_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."searchSynonyms"
    ADD CONSTRAINT "searchSynonyms_pkey" PRIMARY KEY (id);


--
-- Name: searchTerms searchTerms_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."searchTerms"
    ADD CONSTRAINT "searchTerms_pkey" PRIMARY KEY (term);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY ("tokenHash");


--
-- Name: sparePartDocuments sparePartDocuments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."sparePartDocuments"
    ADD CONSTRAINT "sparePartDocuments_pkey" PRIMARY KEY ("partSeq", "position");


--
-- Name: sparePartImages sparePartImages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."sparePartImages"
    ADD CONSTRAINT "sparePartImages_pkey" PRIMARY KEY ("partSeq", "position");


--
-- Name: spareParts spareParts_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."spareParts"
    ADD CONSTRAINT "spareParts_id_key" UNIQUE (id);


--
-- Name: spareParts spareParts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."spareParts"
    ADD CONSTRAINT "spareParts_pkey" PRIMARY KEY (seq);


--
-- Name: textTemplates textTemplates_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."textTemplates"
    ADD CONSTRAINT "textTemplates_pkey" PRIMARY KEY (id);


--
-- Name: writeChecks writeChecks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."writeChecks"
    ADD CONSTRAINT "writeChecks_pkey" PRIMARY KEY (id);


--
-- Name: categories_deleted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX categories_deleted ON public.categories USING btree ("deletedAt") WHERE ("deletedAt" IS NOT NULL);


--
-- Name: categories_image; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX categories_image ON public.categories USING btree (image);


--
-- Name: categories_parentId; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "categories_parentId" ON public.categories USING btree ("parentId");


--
-- Name: changedRecords_entityId_changeId; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "changedRecords_entityId_changeId" ON public."changedRecords" USING btree ("entityId", "changeId");


--
-- Name: changes_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX changes_at ON public.changes USING btree (at);


--
-- Name: images_trashedAt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "images_trashedAt" ON public.images USING btree ("trashedAt");


--
-- Name: importImages_file; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "importImages_file" ON public."importImages" USING btree (file);


--
-- Name: importRows_importId_sheet_exactKey; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "importRows_importId_sheet_exactKey" ON public."importRows" USING btree ("importId", sheet, "exactKey");


--
-- Name: importRows_importId_sheet_state_excluded_row; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "importRows_importId_sheet_state_excluded_row" ON public."importRows" USING btree ("importId", sheet, state, excluded, "row");


--
-- Name: invitations_invitedBy; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "invitations_invitedBy" ON public.invitations USING btree ("invitedBy");


--
-- Name: knownDevices_accountId_expiresAt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "knownDevices_accountId_expiresAt" ON public."knownDevices" USING btree ("accountId", "expiresAt");


--
-- Name: mails_dueAt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "mails_dueAt" ON public.mails USING btree ("dueAt");


--
-- Name: mails_failedAt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "mails_failedAt" ON public.mails USING btree ("failedAt");


--
-- Name: mails_messageId; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "mails_messageId" ON public.mails USING btree ("messageId");


--
-- Name: mails_recipientKey_queuedAt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "mails_recipientKey_queuedAt" ON public.mails USING btree ("recipientKey", "queuedAt");


--
-- Name: messageEvents_messageId; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "messageEvents_messageId" ON public."messageEvents" USING btree ("messageId");


--
-- Name: messageFiles_file; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "messageFiles_file" ON public."messageFiles" USING btree (file);


--
-- Name: messageFiles_messageId; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "messageFiles_messageId" ON public."messageFiles" USING btree ("messageId");


--
-- Name: messages_assigneeId; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "messages_assigneeId" ON public.messages USING btree ("assigneeId");


--
-- Name: messages_createdAt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "messages_createdAt" ON public.messages USING btree ("createdAt");


--
-- Name: messages_emailKey; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "messages_emailKey" ON public.messages USING btree ("emailKey");


--
-- Name: messages_idempotencyKey; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX "messages_idempotencyKey" ON public.messages USING btree (kind, "idempotencyKey");


--
-- Name: messages_kind_domainKey; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "messages_kind_domainKey" ON public.messages USING btree (kind, "domainKey");


--
-- Name: messages_kind_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX messages_kind_id ON public.messages USING btree (kind, id);


--
-- Name: missedSearches_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "missedSearches_day" ON public."missedSearches" USING btree (day);


--
-- Name: partAttributes_attributeId_value_number_partSeq; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "partAttributes_attributeId_value_number_partSeq" ON public."partAttributes" USING btree ("attributeId", value, number, "partSeq");


--
-- Name: partIndex_tokens; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "partIndex_tokens" ON public."partIndex" USING gin (tokens) WITH (fastupdate=off);


--
-- Name: partNumbers_key; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "partNumbers_key" ON public."partNumbers" USING btree (key);


--
-- Name: partNumbers_looseKey; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "partNumbers_looseKey" ON public."partNumbers" USING btree ("looseKey");


--
-- Name: quotationLists_expiresAt_bytes; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "quotationLists_expiresAt_bytes" ON public."quotationLists" USING btree ("expiresAt", bytes);


--
-- Name: quotations_messageId; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "quotations_messageId" ON public.quotations USING btree ("messageId");


--
-- Name: quotations_pdfFile; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "quotations_pdfFile" ON public.quotations USING btree ("pdfFile");


--
-- Name: rateLimits_expiresAt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "rateLimits_expiresAt" ON public."rateLimits" USING btree ("expiresAt");


--
-- Name: searchSynonyms_meaningKey; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "searchSynonyms_meaningKey" ON public."searchSynonyms" USING btree ("meaningKey");


--
-- Name: searchSynonyms_termKey; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "searchSynonyms_termKey" ON public."searchSynonyms" USING btree ("termKey");


--
-- Name: searchTerms_letters_term_docs; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "searchTerms_letters_term_docs" ON public."searchTerms" USING btree (letters, term, docs) WHERE (letters > 0);


--
-- Name: sessions_accountId; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "sessions_accountId" ON public.sessions USING btree ("accountId");


--
-- Name: sessions_expiresAt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "sessions_expiresAt" ON public.sessions USING btree ("expiresAt");


--
-- Name: sessions_id; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX sessions_id ON public.sessions USING btree (id);


--
-- Name: sparePartDocuments_file; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "sparePartDocuments_file" ON public."sparePartDocuments" USING btree (file);


--
-- Name: sparePartImages_file; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "sparePartImages_file" ON public."sparePartImages" USING btree (file);


--
-- Name: spareParts_brandKey_seq; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "spareParts_brandKey_seq" ON public."spareParts" USING btree ("brandKey", seq);


--
-- Name: spareParts_brand_seq; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "spareParts_brand_seq" ON public."spareParts" USING btree (brand, seq);


--
-- Name: spareParts_categoryId_seq; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "spareParts_categoryId_seq" ON public."spareParts" USING btree ("categoryId", seq);


--
-- Name: spareParts_categoryKeyZh_seq; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "spareParts_categoryKeyZh_seq" ON public."spareParts" USING btree ("categoryKeyZh", seq);


--
-- Name: spareParts_categoryKey_seq; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "spareParts_categoryKey_seq" ON public."spareParts" USING btree ("categoryKey", seq);


--
-- Name: spareParts_deleted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "spareParts_deleted" ON public."spareParts" USING btree ("deletedAt") WHERE ("deletedAt" IS NOT NULL);


--
-- Name: spareParts_exactKey; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX "spareParts_exactKey" ON public."spareParts" USING btree ("exactKey") WHERE ("deletedAt" IS NULL);


--
-- Name: spareParts_formerCategoryId; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "spareParts_formerCategoryId" ON public."spareParts" USING btree ("formerCategoryId");


--
-- Name: spareParts_nameKeyZh_seq; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "spareParts_nameKeyZh_seq" ON public."spareParts" USING btree ("nameKeyZh", seq);


--
-- Name: spareParts_nameKey_seq; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "spareParts_nameKey_seq" ON public."spareParts" USING btree ("nameKey", seq);


--
-- Name: spareParts_partNumberKey_seq; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "spareParts_partNumberKey_seq" ON public."spareParts" USING btree ("partNumberKey", seq);


--
-- Name: spareParts_searchVersion; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "spareParts_searchVersion" ON public."spareParts" USING btree ("searchVersion");


--
-- Name: spareParts_unpublished; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "spareParts_unpublished" ON public."spareParts" USING btree (seq, hidden, "deletedAt") WHERE ((hidden = 1) OR ("deletedAt" IS NOT NULL));


--
-- Name: attributeCategories attributeCategories_attributeId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."attributeCategories"
    ADD CONSTRAINT "attributeCategories_attributeId_fkey" FOREIGN KEY ("attributeId") REFERENCES public.attributes(id) ON DELETE CASCADE;


--
-- Name: attributeChoices attributeChoices_attributeId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."attributeChoices"
    ADD CONSTRAINT "attributeChoices_attributeId_fkey" FOREIGN KEY ("attributeId") REFERENCES public.attributes(id) ON DELETE CASCADE;


--
-- Name: categories categories_parentId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT "categories_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES public.categories(id) ON DELETE CASCADE;


--
-- Name: changedRecords changedRecords_changeId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."changedRecords"
    ADD CONSTRAINT "changedRecords_changeId_fkey" FOREIGN KEY ("changeId") REFERENCES public.changes(id) ON DELETE CASCADE;


--
-- Name: importImages importImages_importId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."importImages"
    ADD CONSTRAINT "importImages_importId_fkey" FOREIGN KEY ("importId") REFERENCES public.imports(id) ON DELETE CASCADE;


--
-- Name: importRows importRows_importId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."importRows"
    ADD CONSTRAINT "importRows_importId_fkey" FOREIGN KEY ("importId") REFERENCES public.imports(id) ON DELETE CASCADE;


--
-- Name: inquiryLines inquiryLines_messageId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."inquiryLines"
    ADD CONSTRAINT "inquiryLines_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES public.messages(id) ON DELETE CASCADE;


--
-- Name: invitations invitations_invitedBy_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT "invitations_invitedBy_fkey" FOREIGN KEY ("invitedBy") REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: knownDevices knownDevices_accountId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."knownDevices"
    ADD CONSTRAINT "knownDevices_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: mails mails_messageId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT "mails_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES public.messages(id) ON DELETE CASCADE;


--
-- Name: mails mails_quotationId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT "mails_quotationId_fkey" FOREIGN KEY ("quotationId") REFERENCES public.quotations(id) ON DELETE CASCADE;


--
-- Name: messageEvents messageEvents_messageId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."messageEvents"
    ADD CONSTRAINT "messageEvents_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES public.messages(id) ON DELETE CASCADE;


--
-- Name: messageFiles messageFiles_messageId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."messageFiles"
    ADD CONSTRAINT "messageFiles_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES public.messages(id) ON DELETE CASCADE;


--
-- Name: messages messages_assigneeId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT "messages_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES public.accounts(id) ON DELETE SET NULL;


--
-- Name: partAttributes partAttributes_attributeId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."partAttributes"
    ADD CONSTRAINT "partAttributes_attributeId_fkey" FOREIGN KEY ("attributeId") REFERENCES public.attributes(id);


--
-- Name: partAttributes partAttributes_partSeq_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."partAttributes"
    ADD CONSTRAINT "partAttributes_partSeq_fkey" FOREIGN KEY ("partSeq") REFERENCES public."spareParts"(seq) ON DELETE CASCADE;


--
-- Name: partNumbers partNumbers_partSeq_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."partNumbers"
    ADD CONSTRAINT "partNumbers_partSeq_fkey" FOREIGN KEY ("partSeq") REFERENCES public."spareParts"(seq) ON DELETE CASCADE;


--
-- Name: quotationDrafts quotationDrafts_messageId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."quotationDrafts"
    ADD CONSTRAINT "quotationDrafts_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES public.messages(id) ON DELETE CASCADE;


--
-- Name: quotations quotations_messageId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quotations
    ADD CONSTRAINT "quotations_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES public.messages(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_accountId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT "sessions_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: sparePartDocuments sparePartDocuments_partSeq_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."sparePartDocuments"
    ADD CONSTRAINT "sparePartDocuments_partSeq_fkey" FOREIGN KEY ("partSeq") REFERENCES public."spareParts"(seq) ON DELETE CASCADE;


--
-- Name: sparePartImages sparePartImages_partSeq_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."sparePartImages"
    ADD CONSTRAINT "sparePartImages_partSeq_fkey" FOREIGN KEY ("partSeq") REFERENCES public."spareParts"(seq) ON DELETE CASCADE;


--
-- Name: spareParts spareParts_categoryId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."spareParts"
    ADD CONSTRAINT "spareParts_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES public.categories(id) ON DELETE SET NULL;


--
-- Name: spareParts spareParts_formerCategoryId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."spareParts"
    ADD CONSTRAINT "spareParts_formerCategoryId_fkey" FOREIGN KEY ("formerCategoryId") REFERENCES public.categories(id) ON DELETE SET NULL;


--
-- PostgreSQL database dump complete
--


