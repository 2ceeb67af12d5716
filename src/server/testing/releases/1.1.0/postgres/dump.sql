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
    "usedAt" text NOT NULL,
    decimals text DEFAULT '[]'::text NOT NULL,
    currencies text DEFAULT '[]'::text NOT NULL
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
    fields text,
    skipped text DEFAULT ''::text NOT NULL,
    problems text DEFAULT ''::text NOT NULL,
    prices text,
    "priceKey" text DEFAULT ''::text NOT NULL
);


--
-- Name: importWords; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."importWords" (
    key text NOT NULL,
    word text NOT NULL,
    "categoryId" text,
    "newName" text DEFAULT ''::text NOT NULL,
    value text DEFAULT ''::text NOT NULL,
    "usedAt" text NOT NULL
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
    "appliedAt" text,
    "hiddenSheets" text DEFAULT '[]'::text NOT NULL,
    words text DEFAULT '[]'::text NOT NULL
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
-- Name: partPrices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."partPrices" (
    "partSeq" integer NOT NULL,
    currency text NOT NULL,
    "minQuantity" integer NOT NULL,
    price text NOT NULL,
    "from" text,
    until text
);


--
-- Name: partSuppliers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."partSuppliers" (
    "partSeq" integer NOT NULL,
    supplier text NOT NULL,
    number text NOT NULL,
    cost text,
    currency text
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
    "descriptionZh" text DEFAULT ''::text NOT NULL,
    "hsCode" text DEFAULT ''::text NOT NULL,
    "countryOfOrigin" text DEFAULT ''::text NOT NULL,
    "countryOfOriginZh" text DEFAULT ''::text NOT NULL,
    "netWeight" text DEFAULT ''::text NOT NULL,
    "grossWeight" text DEFAULT ''::text NOT NULL
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
	('01a22c38f19e0000de40734c', 'admin@trial.example', '$argon2id$v=19$m=19456,t=2,p=1$C7+tkL03GRxJWagGu0PN9A$a3xSlzbQjXwJ6xV65g5VFZisJ8ao2aA37ooa3tUCkRo', 'admin', '2026-11-30T11:30:59.102Z', 0, '2026-11-30T11:31:10.040Z');


--
-- Data for Name: attributeCategories; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: attributeChoices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."attributeChoices" VALUES
	('01a22c39120800008f9d93ad', 'Left', '左'),
	('01a22c39120800008f9d93ad', 'Right', '右');


--
-- Data for Name: attributes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attributes VALUES
	('01a22c3911fc000033bc0dbd', 'speed', 'Speed', '速度', 'number', 'm/s', 1),
	('01a22c39120800008f9d93ad', 'side', 'Side', '侧', 'choice', '', 1);


--
-- Data for Name: catalogue; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.catalogue VALUES
	(1, 1222, 'd76125b5f90f09afc1');


--
-- Data for Name: categories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.categories VALUES
	('01a22c3911300000a9ebe800', 'Doors', 'doors', '', '门', '@men2 ', '', '', '', NULL, NULL, '8003307b2d993733330e9b610b44305117b0ccb9fd80ecbe491785a913acaf48.png', '2026-11-30T11:31:07.184Z', '2026-11-30T11:31:07.184Z', 1, NULL, '', NULL),
	('01a22c3911ef0000a27f1382', 'Door operators', 'door operators', '', '', 'door operators', '', 'name ', '', NULL, '01a22c3911300000a9ebe800', NULL, '2026-11-30T11:31:07.376Z', '2026-11-30T11:31:07.376Z', 1, NULL, '', NULL),
	('01a22c3913b30000ffe362ff', 'Former', 'former', '', '', 'former', '', 'name ', '', NULL, NULL, 'd05f475274a499e0fd9dff10d315a96721c9556a824611f9b84809afb4398696.png', '2026-11-30T11:31:07.827Z', '2026-11-30T11:31:07.827Z', 1, '2026-11-30T11:31:07.899Z', 'admin@trial.example', '01a22c3913fb0000d45b86be'),
	('01a22c3913be0000e502e917', 'Former, inner', 'former, inner', '', '', 'former, inner', '', 'name ', '', NULL, '01a22c3913b30000ffe362ff', NULL, '2026-11-30T11:31:07.839Z', '2026-11-30T11:31:07.839Z', 1, '2026-11-30T11:31:07.899Z', 'admin@trial.example', '01a22c3913fb0000d45b86be'),
	('452d5303d35bc4329ea8a6b8', 'New applied', 'new applied', '', '', 'new applied', '', 'name ', '', NULL, NULL, NULL, '2026-11-30T11:31:08.545Z', '2026-11-30T11:31:08.545Z', 1, NULL, '', NULL),
	('ec520278d5afd07c29717304', 'Below', 'below', '', '', 'below', '', 'name ', '', NULL, '452d5303d35bc4329ea8a6b8', NULL, '2026-11-30T11:31:08.549Z', '2026-11-30T11:31:08.549Z', 1, NULL, '', NULL);


--
-- Data for Name: changedRecords; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."changedRecords" VALUES
	('01a22c3911b000003190994e', 0, '01a22c3911300000a9ebe800', 'Doors', '[{"field":"","before":null,"after":null}]'),
	('01a22c3911f20000371180cd', 0, '01a22c3911ef0000a27f1382', 'Door operators', '[{"field":"","before":null,"after":null}]'),
	('01a22c3911fd0000a4d43e75', 0, '01a22c3911fc000033bc0dbd', 'Speed', '[{"field":"key","before":null,"after":"speed"},{"field":"labelEn","before":null,"after":"Speed"},{"field":"labelZh","before":null,"after":"速度"},{"field":"kind","before":null,"after":"number"},{"field":"unit","before":null,"after":"m/s"}]'),
	('01a22c39120a00004969120b', 0, '01a22c39120800008f9d93ad', 'Side', '[{"field":"key","before":null,"after":"side"},{"field":"labelEn","before":null,"after":"Side"},{"field":"labelZh","before":null,"after":"侧"},{"field":"kind","before":null,"after":"choice"},{"field":"choicesZh","before":null,"after":"[[\"Left\",\"左\"],[\"Right\",\"右\"]]"}]'),
	('01a22c3912630000dcb11553', 0, '01a22c39124f00002ea65f4d', 'Door operator 1', '[{"field":"","before":null,"after":null}]'),
	('01a22c39128b000013f75495', 0, '01a22c39124f00002ea65f4d', 'Door operator 1', '[{"field":"price.USD.1","before":null,"after":"{\"price\":\"12.50\"}"},{"field":"price.JPY.10","before":null,"after":"{\"price\":\"1900\",\"from\":\"2026-01-01\"}"},{"field":"price.EUR.10","before":null,"after":"{\"price\":\"10.1255\",\"until\":\"2999-12-31\"}"},{"field":"supplier.Kyonetsu","before":null,"after":"{\"number\":\"K/0\",\"cost\":\"8.25\",\"currency\":\"EUR\"}"},{"field":"supplier.电梯配件厂","before":null,"after":"{}"}]'),
	('01a22c3912c100004fd49f5a', 0, '01a22c3912b500008ab3d274', 'Door roller 2', '[{"field":"","before":null,"after":null}]'),
	('01a22c3912d8000065920b8f', 0, '01a22c3912b500008ab3d274', 'Door roller 2', '[{"field":"price.USD.1","before":null,"after":"{\"price\":\"22.50\"}"},{"field":"price.JPY.10","before":null,"after":"{\"price\":\"2900\",\"from\":\"2026-01-01\"}"},{"field":"price.EUR.10","before":null,"after":"{\"price\":\"20.1255\",\"until\":\"2999-12-31\"}"},{"field":"supplier.Kyonetsu","before":null,"after":"{\"number\":\"K/1\",\"cost\":\"8.25\",\"currency\":\"EUR\"}"},{"field":"supplier.电梯配件厂","before":null,"after":"{}"}]'),
	('01a22c39130c00000e7e7eb8', 0, '01a22c3913030000273f1087', 'Steel rope 3', '[{"field":"","before":null,"after":null}]'),
	('01a22c39131c00000c9d6564', 0, '01a22c3913030000273f1087', 'Steel rope 3', '[{"field":"price.USD.1","before":null,"after":"{\"price\":\"32.50\"}"},{"field":"price.JPY.10","before":null,"after":"{\"price\":\"3900\",\"from\":\"2026-01-01\"}"},{"field":"price.EUR.10","before":null,"after":"{\"price\":\"30.1255\",\"until\":\"2999-12-31\"}"},{"field":"supplier.Kyonetsu","before":null,"after":"{\"number\":\"K/2\",\"cost\":\"8.25\",\"currency\":\"EUR\"}"},{"field":"supplier.电梯配件厂","before":null,"after":"{}"}]'),
	('01a22c39134c0000b0ccf3a5', 0, '01a22c3913420000874ad97c', 'Ölpuffer 4', '[{"field":"","before":null,"after":null}]'),
	('01a22c391362000004abda46', 0, '01a22c3913420000874ad97c', 'Ölpuffer 4', '[{"field":"price.USD.1","before":null,"after":"{\"price\":\"42.50\"}"},{"field":"price.JPY.10","before":null,"after":"{\"price\":\"4900\",\"from\":\"2026-01-01\"}"},{"field":"price.EUR.10","before":null,"after":"{\"price\":\"40.1255\",\"until\":\"2999-12-31\"}"},{"field":"supplier.Kyonetsu","before":null,"after":"{\"number\":\"K/3\",\"cost\":\"8.25\",\"currency\":\"EUR\"}"},{"field":"supplier.电梯配件厂","before":null,"after":"{}"}]'),
	('01a22c391374000050be540d', 0, '01a22c39137000001277c85c', 'Unfinished controller', '[{"field":"","before":null,"after":null}]'),
	('01a22c39138b00001ac5b63f', 0, '01a22c39124f00002ea65f4d', 'Door operator 1', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22c39138b00001ac5b63f', 1, '01a22c3912b500008ab3d274', 'Door roller 2', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22c39138b00001ac5b63f', 2, '01a22c3913030000273f1087', 'Steel rope 3', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22c39138b00001ac5b63f', 3, '01a22c3913420000874ad97c', 'Ölpuffer 4', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22c39139e00000f522ce9', 0, '01a22c39124f00002ea65f4d', 'Door operator 1', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22c39139e00000f522ce9', 1, '01a22c3912b500008ab3d274', 'Door roller 2', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22c39139e00000f522ce9', 2, '01a22c3913030000273f1087', 'Steel rope 3', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22c39139e00000f522ce9', 3, '01a22c3913420000874ad97c', 'Ölpuffer 4', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22c3913b500009936236c', 0, '01a22c3913b30000ffe362ff', 'Former', '[{"field":"","before":null,"after":null}]'),
	('01a22c3913c00000cbbba020', 0, '01a22c3913be0000e502e917', 'Former, inner', '[{"field":"","before":null,"after":null}]'),
	('01a22c3913e30000034b44f0', 0, '01a22c3913d9000026b8af6f', 'Former part', '[{"field":"","before":null,"after":null}]'),
	('01a22c3913ed0000c90871c5', 0, '01a22c3913d9000026b8af6f', 'Former part', '[{"field":"","before":null,"after":null}]'),
	('01a22c3913fb0000d45b86be', 0, '01a22c3913b30000ffe362ff', 'Former', '[{"field":"","before":null,"after":null}]'),
	('01a22c3913fb0000d45b86be', 1, '01a22c3913be0000e502e917', 'Former, inner', '[{"field":"","before":null,"after":null}]'),
	('01a22c39167f0000040cfb94', 0, '452d5303d35bc4329ea8a6b8', 'New applied', '[{"field":"","before":null,"after":null}]'),
	('01a22c39167f0000040cfb94', 1, 'ec520278d5afd07c29717304', 'Below', '[{"field":"","before":null,"after":null}]'),
	('01a22c39167f0000040cfb94', 2, '01a22c39124f00002ea65f4d', 'Door operator 1', '[{"field":"brand","before":"Kyonetsu","after":"Brand applied"},{"field":"attribute.speed","before":"0.5","after":"1.5"},{"field":"price.USD.1","before":"{\"price\":\"12.50\"}","after":"{\"price\":\"13.00\"}"},{"field":"supplier.Kyonetsu","before":"{\"number\":\"K/0\",\"cost\":\"8.25\",\"currency\":\"EUR\"}","after":"{\"number\":\"K/0\",\"cost\":\"8.50\",\"currency\":\"EUR\"}"}]'),
	('01a22c39167f0000040cfb94', 3, '01a22c39164d00005811930b', 'Part applied', '[{"field":"","before":null,"after":null}]'),
	('01a22c3919fe0000eb0bc05b', 0, '01a22c3919040000777601cb', 'Q-SSZ4SE', '[{"field":"state","before":"new","after":"quoted"}]');


--
-- Data for Name: changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes VALUES
	('01a22c3911b000003190994e', '2026-11-30T11:31:07.312Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22c3911f20000371180cd', '2026-11-30T11:31:07.378Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22c3911fd0000a4d43e75', '2026-11-30T11:31:07.389Z', 'admin@trial.example', 'attribute', 'created', 1, NULL),
	('01a22c39120a00004969120b', '2026-11-30T11:31:07.402Z', 'admin@trial.example', 'attribute', 'created', 1, NULL),
	('01a22c3912630000dcb11553', '2026-11-30T11:31:07.492Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22c39128b000013f75495', '2026-11-30T11:31:07.531Z', 'admin@trial.example', 'part', 'edited', 1, NULL),
	('01a22c3912c100004fd49f5a', '2026-11-30T11:31:07.585Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22c3912d8000065920b8f', '2026-11-30T11:31:07.608Z', 'admin@trial.example', 'part', 'edited', 1, NULL),
	('01a22c39130c00000e7e7eb8', '2026-11-30T11:31:07.660Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22c39131c00000c9d6564', '2026-11-30T11:31:07.676Z', 'admin@trial.example', 'part', 'edited', 1, NULL),
	('01a22c39134c0000b0ccf3a5', '2026-11-30T11:31:07.724Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22c391362000004abda46', '2026-11-30T11:31:07.746Z', 'admin@trial.example', 'part', 'edited', 1, NULL),
	('01a22c391374000050be540d', '2026-11-30T11:31:07.764Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22c39138b00001ac5b63f', '2026-11-30T11:31:07.787Z', 'admin@trial.example', 'part', 'edited', 4, NULL),
	('01a22c39139e00000f522ce9', '2026-11-30T11:31:07.806Z', 'admin@trial.example', 'part', 'edited', 4, NULL),
	('01a22c3913b500009936236c', '2026-11-30T11:31:07.829Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22c3913c00000cbbba020', '2026-11-30T11:31:07.840Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22c3913e30000034b44f0', '2026-11-30T11:31:07.875Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22c3913ed0000c90871c5', '2026-11-30T11:31:07.892Z', 'admin@trial.example', 'part', 'deleted', 1, NULL),
	('01a22c3913fb0000d45b86be', '2026-11-30T11:31:07.904Z', 'admin@trial.example', 'category', 'deleted', 2, NULL),
	('01a22c39167f0000040cfb94', '2026-11-30T11:31:08.550Z', 'admin@trial.example', 'part', 'imported', 4, NULL),
	('01a22c3919fe0000eb0bc05b', '2026-11-30T11:31:09.438Z', 'admin@trial.example', 'inquiry', 'edited', 1, NULL);


--
-- Data for Name: erasureKey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."erasureKey" VALUES
	(1, 'Jrb4FjwM6U_13gweZ-o_Zxd_-Y9RR-k29cXDNDvqWMo');


--
-- Data for Name: images; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.images VALUES
	('8003307b2d993733330e9b610b44305117b0ccb9fd80ecbe491785a913acaf48.png', '2026-11-30T11:31:07.174Z', NULL, 12, 8),
	('52dee1d38b59740381486a2169ad031a7c12e805f6d4a97259ba1ae6bc5d0f33.png', '2026-11-30T11:31:07.454Z', NULL, 12, 8),
	('9a98ae0a14bd8dac9beb521e77ff883960d2298a44d12439b9aac0275b5e016e.png', '2026-11-30T11:31:07.458Z', NULL, 12, 8),
	('53c7bb38dc297b97832ac97a7ae631f84947f3f75e1d0e45080ee8e54792e314.pdf', '2026-11-30T11:31:07.462Z', NULL, NULL, NULL),
	('0bd5039bb9a11caebe8abfb32af92a8dc4b80c0ab77c325bd01cadc04f414ec1.png', '2026-11-30T11:31:07.562Z', NULL, 12, 8),
	('2662ab5df060f82bcf5d0fcc079966b6d9b8a57f733a502ed774bd3d88323961.png', '2026-11-30T11:31:07.567Z', NULL, 12, 8),
	('d05c21d1defaa4ee92e5215637a9d493fad72344de1f95cb517690cef24926cb.png', '2026-11-30T11:31:07.639Z', NULL, 12, 8),
	('c842e8637dc8339cb959c46b6cc69983dfc4ac291ab3091c256643f38b60b395.png', '2026-11-30T11:31:07.643Z', NULL, 12, 8),
	('97d628e9a2142391626f747f21f9966f73dd9e7b1611b941c20a02695a47cdae.png', '2026-11-30T11:31:07.702Z', NULL, 12, 8),
	('c33310ca921ae2141e90817130b1951f84df1286952b1bb350606564d2320092.png', '2026-11-30T11:31:07.706Z', NULL, 12, 8),
	('d05f475274a499e0fd9dff10d315a96721c9556a824611f9b84809afb4398696.png', '2026-11-30T11:31:07.823Z', NULL, 12, 8),
	('c8c2dc049d6a3ff74a190fe7e7e47c118dd52ec66817002eef01f1c182a677f3.png', '2026-11-30T11:31:07.858Z', NULL, 12, 8),
	('e31a04afeaf0c28774d13dbe1527afeadca5533c2d8f8940ca9a130ccfb210e4.png', '2026-11-30T11:31:08.299Z', NULL, 12, 8),
	('1067026165c5f739645590639654a047375a2b98c0a39733c7452f596a12a7cb.png', '2026-11-30T11:31:08.917Z', NULL, 12, 8);


--
-- Data for Name: importColumns; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."importColumns" VALUES
	('79a3d5d86e37f4e7bdcafdb986a2255760929886fece58360ce2e7b41ed59316', '["partNumber","name","category","brand","attribute.speed","images","price","supplier","cost"]', '2026-11-30T11:31:08.970Z', '[null,null,null,null,null,null,null,null,null]', '[null,null,null,null,null,null,"USD",null,"EUR"]');


--
-- Data for Name: importImages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."importImages" VALUES
	('01a22c39140e00003d90122b', 'applied.png', 'e31a04afeaf0c28774d13dbe1527afeadca5533c2d8f8940ca9a130ccfb210e4.png', ''),
	('01a22c3916c0000072d3cb02', 'waiting.png', '1067026165c5f739645590639654a047375a2b98c0a39733c7452f596a12a7cb.png', '');


--
-- Data for Name: importRows; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."importRows" VALUES
	('01a22c39140e00003d90122b', 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '', '', NULL, 'part number
name
category
brand
speed (m/s)
images
price (usd)
supplier
cost (eur)', '[{"text":"Part number"},{"text":"Name"},{"text":"Category"},{"text":"Brand"},{"text":"Speed (m/s)"},{"text":"Images"},{"text":"Price (USD)"},{"text":"Supplier"},{"text":"Cost (EUR)"}]', '', NULL, NULL, NULL, NULL, NULL, '', '', NULL, ''),
	('01a22c39140e00003d90122b', 0, 2, 0, 'changed', 'changed', NULL, NULL, '01a22c39124f00002ea65f4d', 'fx-100', 'fx100', NULL, 'fx-100
door operator 1
doors / door operators
brand applied
1.5

13
kyonetsu
8.5', '[{"text":"FX-100"},{"text":"Door operator 1"},{"text":"Doors / Door operators"},{"text":"Brand applied"},{"text":"1.5"},{"text":""},{"text":"13","flag":"number"},{"text":"Kyonetsu"},{"text":"8.5"}]', '{"changes":[{"field":"brand","before":"Kyonetsu","after":"Brand applied"},{"field":"attribute.speed","before":"0.5 m/s","after":"1.5 m/s"},{"field":"price","before":"USD 12.50","after":"USD 13.00","percent":4},{"field":"cost","before":"Kyonetsu · K/0 · EUR 8.25","after":"Kyonetsu · K/0 · EUR 8.50","percent":3}],"problems":[]}', '{"brand":"Brand applied","categoryId":"01a22c3911ef0000a27f1382","brandKey":"brand applied","partNumberKey":"fx-00000000000000000100","exactKey":"fx-100"}', NULL, NULL, '[{"attributeId":"01a22c3911fc000033bc0dbd","value":"1.5","number":1.5},{"attributeId":"01a22c39120800008f9d93ad","value":"Left","number":null}]', '[{"field":"brand","before":"Kyonetsu","after":"Brand applied"},{"field":"attribute.speed","before":"0.5","after":"1.5"},{"field":"price.USD.1","before":"{\"price\":\"12.50\"}","after":"{\"price\":\"13.00\"}"},{"field":"supplier.Kyonetsu","before":"{\"number\":\"K/0\",\"cost\":\"8.25\",\"currency\":\"EUR\"}","after":"{\"number\":\"K/0\",\"cost\":\"8.50\",\"currency\":\"EUR\"}"}]', '', '', '{"price.USD.1":"{\"price\":\"13.00\"}","supplier.Kyonetsu":"{\"number\":\"K/0\",\"cost\":\"8.50\",\"currency\":\"EUR\"}"}', ''),
	('01a22c39140e00003d90122b', 0, 3, 0, 'new', 'new', NULL, NULL, '01a22c39164d00005811930b', 'fx-applied', 'fxapplied', 'New applied > Below', 'fx-applied
part applied
new applied / below
kyonetsu
2.5
applied.png
4.25', '[{"text":"FX-applied"},{"text":"Part applied"},{"text":"New applied / Below"},{"text":"Kyonetsu"},{"text":"2.5"},{"text":"applied.png"},{"text":"4.25"}]', '{"changes":[{"field":"name","before":"","after":"Part applied"},{"field":"partNumber","before":"","after":"FX-applied"},{"field":"brand","before":"","after":"Kyonetsu"},{"field":"category","before":"","after":"New applied > Below"},{"field":"images","before":"","after":"e31a04afeaf0c28774d13dbe1527afeadca5533c2d8f8940ca9a130ccfb210e4.png"},{"field":"attribute.speed","before":"","after":"2.5 m/s"},{"field":"price","before":"","after":"USD 4.25"}],"problems":[],"newCategories":[{"id":"452d5303d35bc4329ea8a6b8","name":"New applied","parentId":null},{"id":"ec520278d5afd07c29717304","name":"Below","parentId":"452d5303d35bc4329ea8a6b8"}]}', '{"name":"Part applied","partNumber":"FX-applied","brand":"Kyonetsu","partType":"","material":"","dimensions":"","installSize":"","faceplateSize":"","weight":"","application":"","warrantyTime":"","certificates":"","moq":"","leadTime":"","shippingTerms":"","paymentTerms":"","paymentCurrency":"","packing":"","hsCode":"","countryOfOrigin":"","netWeight":"","grossWeight":"","description":"","nameZh":"","partTypeZh":"","materialZh":"","dimensionsZh":"","installSizeZh":"","faceplateSizeZh":"","weightZh":"","applicationZh":"","warrantyTimeZh":"","certificatesZh":"","moqZh":"","leadTimeZh":"","shippingTermsZh":"","paymentTermsZh":"","paymentCurrencyZh":"","packingZh":"","countryOfOriginZh":"","descriptionZh":"","missingZh":"name ","outdatedZh":"","categoryId":"ec520278d5afd07c29717304","categoryKey":"below","categoryKeyZh":"below","hidden":0,"nameKey":"part applied","nameKeyZh":"part applied","brandKey":"kyonetsu","partNumberKey":"fx-applied","exactKey":"fx-applied"}', '[{"position":0,"by":"own","maker":"","number":"FX-applied","exactKey":"fx-applied","key":"fxapplied","looseKey":"fxapp11ed"}]', '[{"position":0,"file":"e31a04afeaf0c28774d13dbe1527afeadca5533c2d8f8940ca9a130ccfb210e4.png"}]', '[{"attributeId":"01a22c3911fc000033bc0dbd","value":"2.5","number":2.5}]', '[{"field":"","before":null,"after":null}]', '', '', '{"price.USD.1":"{\"price\":\"4.25\"}"}', 'price.USD.1'),
	('01a22c39140e00003d90122b', 0, 4, 0, 'faulty', 'faulty', NULL, NULL, NULL, 'fx-faulty', 'fxfaulty', NULL, 'fx-faulty

doors', '[{"text":"FX-faulty"},{"text":""},{"text":"Doors"}]', '{"changes":[{"field":"partNumber","before":"","after":"FX-faulty"},{"field":"category","before":"","after":"Doors"}],"problems":[{"field":"name","code":"name_missing"}]}', NULL, NULL, NULL, NULL, NULL, '', '|name_missing|', NULL, ''),
	('01a22c3916c0000072d3cb02', 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '', '', NULL, 'part number
name
category
brand
speed (m/s)
images
price (usd)
supplier
cost (eur)', '[{"text":"Part number"},{"text":"Name"},{"text":"Category"},{"text":"Brand"},{"text":"Speed (m/s)"},{"text":"Images"},{"text":"Price (USD)"},{"text":"Supplier"},{"text":"Cost (EUR)"}]', '', NULL, NULL, NULL, NULL, NULL, '', '', NULL, ''),
	('01a22c3916c0000072d3cb02', 0, 2, 0, 'changed', 'changed', NULL, NULL, '01a22c39124f00002ea65f4d', 'fx-100', 'fx100', NULL, 'fx-100
door operator 1
doors / door operators
brand waiting
1.5

13
kyonetsu
8.5', '[{"text":"FX-100"},{"text":"Door operator 1"},{"text":"Doors / Door operators"},{"text":"Brand waiting"},{"text":"1.5"},{"text":""},{"text":"13","flag":"number"},{"text":"Kyonetsu"},{"text":"8.5"}]', '{"changes":[{"field":"brand","before":"Brand applied","after":"Brand waiting"}],"problems":[]}', '{"brand":"Brand waiting","categoryId":"01a22c3911ef0000a27f1382","brandKey":"brand waiting","partNumberKey":"fx-00000000000000000100","exactKey":"fx-100"}', NULL, NULL, NULL, '[{"field":"brand","before":"Brand applied","after":"Brand waiting"}]', '', '', NULL, ''),
	('01a22c3916c0000072d3cb02', 0, 4, 0, 'faulty', 'faulty', NULL, NULL, NULL, 'fx-faulty', 'fxfaulty', NULL, 'fx-faulty

doors', '[{"text":"FX-faulty"},{"text":""},{"text":"Doors"}]', '{"changes":[{"field":"partNumber","before":"","after":"FX-faulty"},{"field":"category","before":"","after":"Doors"}],"problems":[{"field":"name","code":"name_missing"}]}', NULL, NULL, NULL, NULL, NULL, '', '|name_missing|', NULL, ''),
	('01a22c3916c0000072d3cb02', 0, 3, 0, 'new', 'new', NULL, NULL, '01a22c3918940000a812c5f3', 'fx-waiting', 'fxwaiting', 'New waiting > Below', 'fx-waiting
part waiting
new waiting / below
kyonetsu
2.5
waiting.png
4.25', '[{"text":"FX-waiting"},{"text":"Part waiting"},{"text":"New waiting / Below"},{"text":"Kyonetsu"},{"text":"2.5"},{"text":"waiting.png"},{"text":"4.25"}]', '{"changes":[{"field":"name","before":"","after":"Part waiting"},{"field":"partNumber","before":"","after":"FX-waiting"},{"field":"brand","before":"","after":"Kyonetsu"},{"field":"category","before":"","after":"New waiting > Below"},{"field":"images","before":"","after":"1067026165c5f739645590639654a047375a2b98c0a39733c7452f596a12a7cb.png"},{"field":"attribute.speed","before":"","after":"2.5 m/s"},{"field":"price","before":"","after":"USD 4.25"}],"problems":[],"newCategories":[{"id":"65291477ea1718ea4c4c409d","name":"New waiting","parentId":null},{"id":"778ba3460dcca5ccef3f334f","name":"Below","parentId":"65291477ea1718ea4c4c409d"}]}', '{"name":"Part waiting","partNumber":"FX-waiting","brand":"Kyonetsu","partType":"","material":"","dimensions":"","installSize":"","faceplateSize":"","weight":"","application":"","warrantyTime":"","certificates":"","moq":"","leadTime":"","shippingTerms":"","paymentTerms":"","paymentCurrency":"","packing":"","hsCode":"","countryOfOrigin":"","netWeight":"","grossWeight":"","description":"","nameZh":"","partTypeZh":"","materialZh":"","dimensionsZh":"","installSizeZh":"","faceplateSizeZh":"","weightZh":"","applicationZh":"","warrantyTimeZh":"","certificatesZh":"","moqZh":"","leadTimeZh":"","shippingTermsZh":"","paymentTermsZh":"","paymentCurrencyZh":"","packingZh":"","countryOfOriginZh":"","descriptionZh":"","missingZh":"name ","outdatedZh":"","categoryId":"778ba3460dcca5ccef3f334f","categoryKey":"below","categoryKeyZh":"below","hidden":0,"nameKey":"part waiting","nameKeyZh":"part waiting","brandKey":"kyonetsu","partNumberKey":"fx-waiting","exactKey":"fx-waiting"}', '[{"position":0,"by":"own","maker":"","number":"FX-waiting","exactKey":"fx-waiting","key":"fxwaiting","looseKey":"fxwa1t1ng"}]', '[{"position":0,"file":"1067026165c5f739645590639654a047375a2b98c0a39733c7452f596a12a7cb.png"}]', '[{"attributeId":"01a22c3911fc000033bc0dbd","value":"2.5","number":2.5}]', '[{"field":"","before":null,"after":null}]', '', '', '{"price.USD.1":"{\"price\":\"4.25\"}"}', 'price.USD.1');


--
-- Data for Name: importWords; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: imports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.imports VALUES
	('01a22c39140e00003d90122b', '2026-11-30T11:31:07.918Z', 'admin@trial.example', 'applied.csv', 'applied', 3, 3, NULL, '[{"name":"","filled":[4,3,4,3,3,2,3,2,2],"rows":3,"headerRow":1,"columns":[{"heading":"Part number","samples":["FX-100","FX-applied","FX-faulty"],"field":"partNumber","source":"recognized"},{"heading":"Name","samples":["Door operator 1","Part applied"],"field":"name","source":"recognized"},{"heading":"Category","samples":["Doors / Door operators","New applied / Below","Doors"],"field":"category","source":"recognized"},{"heading":"Brand","samples":["Brand applied","Kyonetsu"],"field":"brand","source":"recognized"},{"heading":"Speed (m/s)","samples":["1.5","2.5"],"field":"attribute.speed","source":"recognized"},{"heading":"Images","samples":["applied.png"],"field":"images","source":"recognized"},{"heading":"Price (USD)","samples":["13","4.25"],"field":"price","source":"recognized","currency":"USD"},{"heading":"Supplier","samples":["Kyonetsu"],"field":"supplier","source":"recognized"},{"heading":"Cost (EUR)","samples":["8.5"],"field":"cost","source":"recognized","currency":"EUR"}]}]', 0, 2, 1, '6.884f69e43306375349', '[]', '', '01a22c39167f0000040cfb94', '', '2026-11-30T11:31:08.543Z', '[]', '[{"field":"brand","word":"Brand applied","rows":1},{"field":"category","word":"New applied / Below","rows":1}]'),
	('01a22c3916c0000072d3cb02', '2026-11-30T11:31:08.608Z', 'admin@trial.example', 'waiting.csv', 'ready', 3, 3, NULL, '[{"name":"","filled":[4,3,4,3,3,2,3,2,2],"rows":3,"headerRow":1,"columns":[{"heading":"Part number","samples":["FX-100","FX-waiting","FX-faulty"],"field":"partNumber","source":"remembered"},{"heading":"Name","samples":["Door operator 1","Part waiting"],"field":"name","source":"remembered"},{"heading":"Category","samples":["Doors / Door operators","New waiting / Below","Doors"],"field":"category","source":"remembered"},{"heading":"Brand","samples":["Brand waiting","Kyonetsu"],"field":"brand","source":"remembered"},{"heading":"Speed (m/s)","samples":["1.5","2.5"],"field":"attribute.speed","source":"remembered"},{"heading":"Images","samples":["waiting.png"],"field":"images","source":"remembered"},{"heading":"Price (USD)","samples":["13","4.25"],"field":"price","source":"remembered","currency":"USD"},{"heading":"Supplier","samples":["Kyonetsu"],"field":"supplier","source":"remembered"},{"heading":"Cost (EUR)","samples":["8.5"],"field":"cost","source":"remembered","currency":"EUR"}]}]', 0, 2, 1, '6.d76125b5f90f09afc1', '[]', '', NULL, '', NULL, '[]', '[{"field":"brand","word":"Brand waiting","rows":1},{"field":"category","word":"New waiting / Below","rows":1}]');


--
-- Data for Name: inquiryLines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."inquiryLines" VALUES
	('01a22c3919040000777601cb', 0, '01a22c39124f00002ea65f4d', 'Door operator 1', 'FX-100', 2, '', ''),
	('01a22c3919040000777601cb', 1, NULL, 'Steel rope 8 mm', '', 500, 'm', ''),
	('01a22c3919680000cc0a7223', 0, '01a22c39124f00002ea65f4d', '零件1', 'FX-100', 2, '', ''),
	('01a22c3919680000cc0a7223', 1, NULL, 'Steel rope 8 mm', '', 500, 'm', '');


--
-- Data for Name: invitations; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: jobs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.jobs VALUES
	('synonyms', NULL, NULL, '2026-11-30T11:30:59.144Z'),
	('textTemplates', NULL, NULL, '2026-11-30T11:30:59.434Z'),
	('messages', NULL, NULL, NULL),
	('sharedLists', NULL, NULL, NULL),
	('importChecks', NULL, NULL, NULL);


--
-- Data for Name: knownDevices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."knownDevices" VALUES
	('4be8df5eb41bfe62c7f8c559d20b645d17fabd2eed42361b2cd3cbf4d7c9f171', '01a22c38f19e0000de40734c', '2027-11-30T11:31:00.254Z'),
	('d102144acc553b779f45d3bd79305c8a4e1d21830d558c986e86e604950b6f97', '01a22c38f19e0000de40734c', '2027-11-30T11:31:10.040Z');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES
	('0001_initial', '2026-11-30T11:30:58.858Z'),
	('0002_importRows', '2026-11-30T11:30:58.862Z'),
	('0003_partTexts', '2026-11-30T11:30:58.868Z'),
	('0004_prices', '2026-11-30T11:30:58.876Z'),
	('0005_importWords', '2026-11-30T11:30:58.881Z'),
	('0006_importPrices', '2026-11-30T11:30:58.884Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('01a22c391908000026403015', 'notification', '01a22c3919040000777601cb', NULL, '', '2026-11-30T11:32:09.259Z', 1, '2026-11-30T11:31:09.149Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL),
	('01a22c39190a000081b980f5', 'confirmation', '01a22c3919040000777601cb', NULL, 'amina@example.com', '2026-11-30T11:32:09.312Z', 1, '2026-11-30T11:31:09.149Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL),
	('01a22c39196b0000d15e2315', 'notification', '01a22c3919680000cc0a7223', NULL, '', '2026-11-30T11:32:09.324Z', 1, '2026-11-30T11:31:09.212Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL),
	('01a22c39196e000062804ec9', 'confirmation', '01a22c3919680000cc0a7223', NULL, 'amina@example.com', '2026-11-30T11:32:09.364Z', 1, '2026-11-30T11:31:09.212Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL),
	('01a22c391a0000005128429d', 'quotation', '01a22c3919040000777601cb', '01a22c3919fa0000547a6ef0', '', '2026-11-30T11:31:09.432Z', 0, '2026-11-30T11:31:09.432Z', NULL, NULL, NULL, NULL),
	('01a22c3919a60000959be52d', 'notification', '01a22c3919a50000b2310516', NULL, '', '2026-11-30T11:32:09.451Z', 1, '2026-11-30T11:31:09.329Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL);


--
-- Data for Name: messageEvents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."messageEvents" VALUES
	('01a22c39190e00004584ddf0', '01a22c3919040000777601cb', '2026-11-30T11:31:09.149Z', '', 'received', ''),
	('01a22c39197100009a114a11', '01a22c3919680000cc0a7223', '2026-11-30T11:31:09.212Z', '', 'received', ''),
	('01a22c3919860000e295d21c', '01a22c3919840000f392f455', '2026-11-30T11:31:09.303Z', '', 'received', ''),
	('01a22c3919a80000ca2fa501', '01a22c3919a50000b2310516', '2026-11-30T11:31:09.329Z', '', 'received', ''),
	('01a22c3919fd0000694a5cba', '01a22c3919040000777601cb', '2026-11-30T11:31:09.432Z', 'admin@trial.example', 'state', 'quoted'),
	('01a22c3919ff0000b3a62458', '01a22c3919040000777601cb', '2026-11-30T11:31:09.432Z', 'admin@trial.example', 'quotationIssued', 'HQ-2026-0001'),
	('01a22c391c4c0000f1139700', '01a22c3919040000777601cb', '2026-11-30T11:31:10.027Z', 'admin@trial.example', 'note', 'Called back.');


--
-- Data for Name: messageFiles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."messageFiles" VALUES
	('01a22c39190c0000eba332c9', '01a22c3919040000777601cb', 0, '555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22c3918f600006b6ecb56.jpg', 'photographs.jpg', 'image/jpeg', 778),
	('01a22c39190c0001f9b8ff78', '01a22c3919040000777601cb', 1, '555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22c3918fd000008273310.jpg', 'photographs.jpg', 'image/jpeg', 778),
	('01a22c3919a700007fce443d', '01a22c3919a50000b2310516', 0, '91de44792023b5f20f67f49283a7e788d8ff7678b013723a0f8922055af68f35-01a22c391999000019a855dc.pdf', 'cv.pdf', 'application/pdf', 28);


--
-- Data for Name: messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.messages VALUES
	('01a22c3919840000f392f455', 'Q-EXSPKY', 'inquiry', 'Amina Rahman', 'amina@example.com', '', '', 'Held', 'Lifts Example', 'AE', '', '', 'new', NULL, 1, 0, NULL, '4X5dfB60czDhnFEWEwVUxJ0Qnrffe0mh5Om_FGTnE6c', 'example.com', 'q-exspky
amina rahman
lifts example
amina@example.com


held', '2026-11-30T11:31:09.303Z', NULL, 'amina@example.com', '', '2026-11-30T11:31:09.303Z', NULL, NULL),
	('01a22c3919a50000b2310516', 'A-YR4B85', 'application', 'Li Wei', 'li@example.com', '', '', 'Welder', '', '', '', '', 'new', NULL, 1, 0, NULL, NULL, 'example.com', 'a-yr4b85
li wei

li@example.com


welder', '2026-11-30T11:31:09.329Z', NULL, 'li@example.com', '', NULL, NULL, NULL),
	('01a22c3919040000777601cb', 'Q-SSZ4SE', 'inquiry', 'Amina Rahman', 'amina@example.com', '', '', '', 'Lifts Example', 'AE', 'en', '', 'quoted', NULL, 2, 2, '2026-11-30T11:31:09.432Z', 'EKicksyzRNvRprZBCGUZRI_qAoZXbbLl0v8XS8iBjFM', 'example.com', 'q-ssz4se
amina rahman
lifts example
amina@example.com



door operator 1
fx-100

steel rope 8 mm

', '2026-11-30T11:31:09.149Z', '2026-11-30T11:31:09.432Z', 'amina@example.com', '', NULL, NULL, NULL),
	('01a22c3919680000cc0a7223', 'Q-2J3TNV', 'inquiry', '陈静', 'amina@example.com', '', '', '请报价', 'Lifts Example', 'AE', 'zh', '', 'new', NULL, 1, 2, '2026-11-30T11:31:10.208Z', 'wiwa1SQrM7RKFca_LOEhiVq4LJIjAnvmg4xRUjxeM6Q', 'example.com', 'q-2j3tnv
陈静
lifts example
amina@example.com


请报价
零件1
fx-100

steel rope 8 mm

', '2026-11-30T11:31:09.212Z', NULL, 'amina@example.com', '', NULL, NULL, NULL);


--
-- Data for Name: missedSearches; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: partAttributes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."partAttributes" VALUES
	(2, '01a22c3911fc000033bc0dbd', '1.5', 1.5),
	(2, '01a22c39120800008f9d93ad', 'Left', NULL),
	(3, '01a22c3911fc000033bc0dbd', '2.5', 2.5),
	(3, '01a22c39120800008f9d93ad', 'Left', NULL),
	(4, '01a22c3911fc000033bc0dbd', '3.5', 3.5),
	(4, '01a22c39120800008f9d93ad', 'Left', NULL),
	(1, '01a22c3911fc000033bc0dbd', '1.5', 1.5),
	(1, '01a22c39120800008f9d93ad', 'Left', NULL),
	(7, '01a22c3911fc000033bc0dbd', '2.5', 2.5);


--
-- Data for Name: partIndex; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."partIndex" VALUES
	(2, '''1'':1A ''2'':1A ''200'':1A ''2kg'':1C ''case'':1C ''door'':1A,2B ''first'':1 ''fx'':1A ''fx200'':1A ''kyn'':1A ''kyn1'':1A ''kyonetsu'':1B ''line'':1 ''roller'':1A ''second'':1 ''steel'':1C ''wooden'':1C ''门'':1B,2B ''零件'':1A', ' roller door 2 零件 ', '', ' fx200 kyn1 fx 200 kyn 1 ', ' door 门 ', ' kyonetsu ', ' steel 2kg wooden case ', ' first line second '),
	(3, '''2'':1A ''2kg'':1C ''3'':1A ''300'':1A ''case'':1C ''door'':1B,2B ''first'':1 ''fx'':1A ''fx300'':1A ''kyn'':1A ''kyn2'':1A ''kyonetsu'':1B ''line'':1 ''operator'':1B,2B ''rope'':1A ''second'':1 ''steel'':1A ''wooden'':1C ''门'':1B,2B ''零件'':1A', ' rope steel 3 零件 ', '', ' fx300 kyn2 fx 300 kyn 2 ', ' door operator 门 ', ' kyonetsu ', ' 2kg wooden case ', ' first line second '),
	(4, '''1'':1A ''1.2'':1C ''1.2kg'':1C ''1.5'':1C ''1.5kg'':1C ''2'':1C ''2kg'':1C ''4'':1A ''400'':1A ''84313100'':1A ''case'':1C ''door'':1B,2B ''first'':1 ''fx'':1A ''fx400'':1A ''japan'':1C ''kyn'':1A ''kynoem1'':1A ''kynreplaced1'':1A ''kynsupplier1'':1A ''kyonetsu'':1B ''line'':1 ''oem'':1A ''oem1'':1A ''olpuffer'':1A ''replaced'':1A ''replaced1'':1A ''second'':1 ''steel'':1C ''supplier'':1A ''supplier1'':1A ''wooden'':1C ''日本'':1C ''门'':1B,2B ''零件'':1A', ' olpuffer 4 零件 ', '', ' fx400 kynoem1 kynsupplier1 kynreplaced1 84313100 fx 400 kyn oem1 oem 1 supplier1 supplier replaced1 replaced ', ' door 门 ', ' kyonetsu ', ' steel 2kg 2 wooden case japan 日本 1.2kg 1.2 1.5kg 1.5 ', ' first line second '),
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
	(4, 1, 'oem', 'Kyonetsu', 'KYN oem/1', 'kyn oem/1', 'kynoem1', 'kyn0em1'),
	(4, 2, 'supplier', 'Kyonetsu', 'KYN supplier/1', 'kyn supplier/1', 'kynsupplier1', 'kynsupp11er1'),
	(4, 3, 'replaced', 'Kyonetsu', 'KYN replaced/1', 'kyn replaced/1', 'kynreplaced1', 'kynrep1aced1'),
	(6, 0, 'own', '', 'FX-OLD', 'fx-old', 'fxold', 'fx01d'),
	(7, 0, 'own', '', 'FX-applied', 'fx-applied', 'fxapplied', 'fxapp11ed');


--
-- Data for Name: partPrices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."partPrices" VALUES
	(2, 'USD', 1, '22.50', NULL, NULL),
	(2, 'JPY', 10, '2900', '2026-01-01', NULL),
	(2, 'EUR', 10, '20.1255', NULL, '2999-12-31'),
	(3, 'USD', 1, '32.50', NULL, NULL),
	(3, 'JPY', 10, '3900', '2026-01-01', NULL),
	(3, 'EUR', 10, '30.1255', NULL, '2999-12-31'),
	(4, 'USD', 1, '42.50', NULL, NULL),
	(4, 'JPY', 10, '4900', '2026-01-01', NULL),
	(4, 'EUR', 10, '40.1255', NULL, '2999-12-31'),
	(1, 'EUR', 10, '10.1255', NULL, '2999-12-31'),
	(1, 'JPY', 10, '1900', '2026-01-01', NULL),
	(1, 'USD', 1, '13.00', NULL, NULL),
	(7, 'USD', 1, '4.25', NULL, NULL);


--
-- Data for Name: partSuppliers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."partSuppliers" VALUES
	(2, 'Kyonetsu', 'K/1', '8.25', 'EUR'),
	(2, '电梯配件厂', '', NULL, NULL),
	(3, 'Kyonetsu', 'K/2', '8.25', 'EUR'),
	(3, '电梯配件厂', '', NULL, NULL),
	(4, 'Kyonetsu', 'K/3', '8.25', 'EUR'),
	(4, '电梯配件厂', '', NULL, NULL),
	(1, 'Kyonetsu', 'K/0', '8.50', 'EUR'),
	(1, '电梯配件厂', '', NULL, NULL);


--
-- Data for Name: privateFiles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."privateFiles" VALUES
	('555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22c3918f600006b6ecb56.jpg', '2026-11-30T11:31:09.174Z'),
	('555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22c3918fd000008273310.jpg', '2026-11-30T11:31:09.181Z'),
	('91de44792023b5f20f67f49283a7e788d8ff7678b013723a0f8922055af68f35-01a22c391999000019a855dc.pdf', '2026-11-30T11:31:09.337Z'),
	('0101dc3ce3cb56576fb58778d97f172a9f4a364aaa1fb0ee7879f8de9a1f1fb7-01a22c391c3c000048840492.pdf', '2026-11-30T11:31:10.012Z');


--
-- Data for Name: quotationDrafts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotationDrafts" VALUES
	('01a22c3919680000cc0a7223', '{"language":"zh","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22c39124f00002ea65f4d","partNumber":"FX-100","text":"零件1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', 1, '2026-11-30T11:31:09.403Z', 'admin@trial.example'),
	('01a22c3919040000777601cb', '{"language":"en","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22c39124f00002ea65f4d","partNumber":"FX-100","text":"Door operator 1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', 2, '2026-11-30T11:31:09.432Z', 'admin@trial.example');


--
-- Data for Name: quotationLists; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotationLists" VALUES
	('6d6af5a0fa2503c9cf299bc3b6d135c131237845f8044478773a441f427a6728', '[{"partId":"01a22c39124f00002ea65f4d","quantity":2},{"text":"Steel rope 8 mm","quantity":500,"unit":"m"}]', 105, '2026-11-30T11:31:09.369Z', '2027-02-28T11:31:09.369Z');


--
-- Data for Name: quotationNumbers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotationNumbers" VALUES
	(2026, 1);


--
-- Data for Name: quotations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.quotations VALUES
	('01a22c3919fa0000547a6ef0', '01a22c3919040000777601cb', 'HQ-2026-0001', '2026-11-30T11:31:09.432Z', 'admin@trial.example', '{"language":"en","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22c39124f00002ea65f4d","partNumber":"FX-100","text":"Door operator 1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', '0101dc3ce3cb56576fb58778d97f172a9f4a364aaa1fb0ee7879f8de9a1f1fb7-01a22c391c3c000048840492.pdf', '2e87b062-175f-45e7-8904-841292ba5663');


--
-- Data for Name: rateLimits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."rateLimits" VALUES
	('messages:8awABMcuAglWCkrU18dCwdWtSDcdis4_9RhBqDZaC3E', 1, '2026-11-30T11:41:09.151Z'),
	('messagesNetworkDay:8awABMcuAglWCkrU18dCwdWtSDcdis4_9RhBqDZaC3E', 1, '2026-12-01T11:31:09.153Z'),
	('messagesIpDay:8awABMcuAglWCkrU18dCwdWtSDcdis4_9RhBqDZaC3E', 1, '2026-12-01T11:31:09.154Z'),
	('messages:WXi0dilojmHpJiBs9HsoVlS-iuydGWnhGsv97QQjhGQ', 1, '2026-11-30T11:41:09.217Z'),
	('messagesNetworkDay:WXi0dilojmHpJiBs9HsoVlS-iuydGWnhGsv97QQjhGQ', 1, '2026-12-01T11:31:09.231Z'),
	('messagesIpDay:WXi0dilojmHpJiBs9HsoVlS-iuydGWnhGsv97QQjhGQ', 1, '2026-12-01T11:31:09.245Z'),
	('messages:y_TglqbuFtbJaGHARvK08rqQm8w9Z7RvE7LMa4PLIR8', 1, '2026-11-30T11:41:09.305Z'),
	('messagesNetworkDay:y_TglqbuFtbJaGHARvK08rqQm8w9Z7RvE7LMa4PLIR8', 1, '2026-12-01T11:31:09.308Z'),
	('messagesIpDay:y_TglqbuFtbJaGHARvK08rqQm8w9Z7RvE7LMa4PLIR8', 1, '2026-12-01T11:31:09.312Z'),
	('messages:avaQoA2KaG2lU1b297vpjxuV9iAwP94Ot7eOaU_ebgA', 1, '2026-11-30T11:41:09.330Z'),
	('messagesNetworkDay:avaQoA2KaG2lU1b297vpjxuV9iAwP94Ot7eOaU_ebgA', 1, '2026-12-01T11:31:09.332Z'),
	('messagesIpDay:avaQoA2KaG2lU1b297vpjxuV9iAwP94Ot7eOaU_ebgA', 1, '2026-12-01T11:31:09.333Z'),
	('sharedListsPerIp:SdJHsIrW7twSsxyD6ZDs-N1hNaj6MCClvDsI-LK4Gwk', 1, '2026-12-01T11:31:09.365Z'),
	('sharedListsPerNetwork:SdJHsIrW7twSsxyD6ZDs-N1hNaj6MCClvDsI-LK4Gwk', 1, '2026-12-01T11:31:09.367Z');


--
-- Data for Name: schemaVersion; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."schemaVersion" VALUES
	(6, 1);


--
-- Data for Name: searchSynonyms; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."searchSynonyms" VALUES
	('01a22c38f1eb000150c50d2c', '电梯', 'elevator', '电梯', 'elevator', 'elevator
电梯', 1),
	('01a22c38f20500004fadf5ce', '扶梯', 'escalator', '扶梯', 'escalator', 'escalator
扶梯', 1),
	('01a22c38f2070000331c4404', '导向轮', 'deflector pulley', '导向轮', 'deflector pulley', 'deflector pulley
导向轮', 1),
	('01a22c38f2070001ad303dc3', '反绳轮', 'deflector pulley', '反绳轮', 'deflector pulley', 'deflector pulley
反绳轮', 1),
	('01a22c38f20700062ed60f0f', '钢丝绳', 'rope', '钢丝绳', 'rope', 'rope
钢丝绳', 1),
	('01a22c38f20800003f728afb', '钢带', 'coated steel belt', '钢带', 'coated steel belt', 'coated steel belt
钢带', 1),
	('01a22c38f2080001222b2074', '补偿链', 'compensation chain', '补偿链', 'compensation chain', 'compensation chain
补偿链', 1),
	('01a22c38f2080003d5e6cc82', '电缆', 'cable', '电缆', 'cable', 'cable
电缆', 1),
	('01a22c38f21200054a6ee670', '带夹', 'belt clamp', '带夹', 'belt clamp', 'belt clamp
带夹', 1),
	('01a22c38f2120006c880549b', '层门', 'landing door', '层门', 'landing door', 'landing door
层门', 1),
	('01a22c38f212000bf69c2328', '挂板', 'hanger plate', '挂板', 'hanger plate', 'hanger plate
挂板', 1),
	('01a22c38f212000ca4f58fc8', '挂轮', 'hanger roller', '挂轮', 'hanger roller', 'hanger roller
挂轮', 1),
	('01a22c38f212000e2a1050df', '滚轮', 'roller', '滚轮', 'roller', 'roller
滚轮', 1),
	('01a22c38f2130001f105cf15', '地坎', 'sill', '地坎', 'sill', 'sill
地坎', 1),
	('01a22c38f2130004182acd10', '层门锁', 'landing door lock', '层门锁', 'landing door lock', 'landing door lock
层门锁', 1),
	('01a22c38f213000b4b802c9b', '闭门器', 'door closer', '闭门器', 'door closer', 'door closer
闭门器', 1),
	('01a22c38f213000e761499bf', '弹簧', 'spring', '弹簧', 'spring', 'spring
弹簧', 1),
	('01a22c38f213000f9af8bb00', '光幕', 'light curtain', '光幕', 'light curtain', 'light curtain
光幕', 1),
	('01a22c38f21300100d3ad8cd', '安全部件', 'safety components', '安全部件', 'safety component', 'safety component
安全部件', 1),
	('01a22c38f21400029d155472', '安全钳', 'safety gear', '安全钳', 'safety gear', 'safety gear
安全钳', 1),
	('01a22c38f214000650431131', '弹簧缓冲器', 'spring buffer', '弹簧缓冲器', 'spring buffer', 'spring buffer
弹簧缓冲器', 1),
	('01a22c38f2140009a3b19726', '导轨', 'guide rail', '导轨', 'guide rail', 'guide rail
导轨', 1),
	('01a22c38f214000de0c85fb7', '导靴', 'guide shoe', '导靴', 'guide shoe', 'guide shoe
导靴', 1),
	('01a22c38f214000e994fb83a', '滚轮导靴', 'roller guide shoe', '滚轮导靴', 'roller guide shoe', 'roller guide shoe
滚轮导靴', 1),
	('01a22c38f2140011f9c19e66', '变频器', 'inverter', '变频器', 'inverter', 'inverter
变频器', 1),
	('01a22c38f21400155d7213f9', '电路板', 'board', '电路板', 'board', 'board
电路板', 1),
	('01a22c38f214001823d8cc45', '安全板', 'safety board', '安全板', 'safety board', 'safety board
安全板', 1),
	('01a22c38f2140019c5345c36', '编码器', 'encoder', '编码器', 'encoder', 'encoder
编码器', 1),
	('01a22c38f2150001799ee974', '电源', 'power supply', '电源', 'power supply', 'power supply
电源', 1),
	('01a22c38f21500039a6a46fd', '电池', 'battery', '电池', 'battery', 'battery
电池', 1),
	('01a22c38f215000530e8e6b2', '传感器', 'sensor', '传感器', 'sensor', 'sensor
传感器', 1),
	('01a22c38f215000add556561', '光电开关', 'photoelectric switch', '光电开关', 'photoelectric switch', 'photoelectric switch
光电开关', 1),
	('01a22c38f215000b8b8b94c9', '磁开关', 'magnetic switch', '磁开关', 'magnetic switch', 'magnetic switch
磁开关', 1),
	('01a22c38f215000c6f6d4e3e', '底坑检修盒', 'pit inspection station', '底坑检修盒', 'pit inspection station', 'pit inspection station
底坑检修盒', 1),
	('01a22c38f215000eb9c7962c', '按钮', 'push button', '按钮', 'push button', 'push button
按钮', 1),
	('01a22c38f21500100961d4e8', '触摸按钮', 'touch button', '触摸按钮', 'touch button', 'touch button
触摸按钮', 1),
	('01a22c38f21500146ae40e21', '关门按钮', 'door-close button', '关门按钮', 'doorclose button', 'doorclose button
关门按钮', 1),
	('01a22c38f2150015bbfdc1ab', '操纵箱', 'car operating panel', '操纵箱', 'car operating panel', 'car operating panel
操纵箱', 1),
	('01a22c38f215001655fee2eb', '操纵盘', 'car operating panel', '操纵盘', 'car operating panel', 'car operating panel
操纵盘', 1),
	('01a22c38f21600069200749b', '点阵', 'dot-matrix', '点阵', 'dotmatrix', 'dotmatrix
点阵', 1),
	('01a22c38f216000740b6636d', '到站灯', 'hall lantern', '到站灯', 'hall lantern', 'hall lantern
到站灯', 1),
	('01a22c38f216000895dab07c', '到站钟', 'gong', '到站钟', 'gong', 'gong
到站钟', 1),
	('01a22c38f216000959e09ce6', '对讲', 'intercom', '对讲', 'intercom', 'intercom
对讲', 1),
	('01a22c38f216000a5b8b7a5c', '对讲机', 'intercom', '对讲机', 'intercom', 'intercom
对讲机', 1),
	('01a22c38f2160010cfc766bd', '吊顶', 'car ceiling', '吊顶', 'car ceiling', 'car ceiling
吊顶', 1),
	('01a22c38f216001144d026ca', '风扇', 'fan', '风扇', 'fan', 'fan
风扇', 1),
	('01a22c38f21600123623e8bf', '风机', 'fan', '风机', 'fan', 'fan
风机', 1),
	('01a22c38f2160016dd39b993', '扶手', 'handrail', '扶手', 'handrail', 'handrail
扶手', 1),
	('01a22c38f2160018ed41db28', '防撞条', 'bumper rail', '防撞条', 'bumper rail', 'bumper rail
防撞条', 1),
	('01a22c38f216001ddacbc94f', '扶手带', 'handrail belt', '扶手带', 'handrail belt', 'handrail belt
扶手带', 1),
	('01a22c38f21600230f3bc2cc', '扶梯主机', 'escalator machine', '扶梯主机', 'escalator machine', 'escalator machine
扶梯主机', 1),
	('01a22c38f2160024d5056aea', '工作制动器', 'service brake', '工作制动器', 'service brake', 'service brake
工作制动器', 1),
	('01a22c38f216002573240d0c', '附加制动器', 'auxiliary brake', '附加制动器', 'auxiliary brake', 'auxiliary brake
附加制动器', 1),
	('01a22c38f2170000178a0e33', '泵站', 'hydraulic power unit', '泵站', 'hydraulic power unit', 'hydraulic power unit
泵站', 1),
	('01a22c38f217000284a493f8', '电磁线圈', 'solenoid coil', '电磁线圈', 'solenoid coil', 'solenoid coil
电磁线圈', 1),
	('01a22c38f2170004c0872af8', '管道破裂阀', 'rupture valve', '管道破裂阀', 'rupture valve', 'rupture valve
管道破裂阀', 1),
	('01a22c38f2170008cd58e244', '称重', 'load weighing', '称重', 'load weighing', 'load weighing
称重', 1),
	('01a22c38f2170009532f8e41', '称重装置', 'load weighing', '称重装置', 'load weighing', 'load weighing
称重装置', 1),
	('01a22c38f217000a49e9614f', '称重传感器', 'load weighing', '称重传感器', 'load weighing', 'load weighing
称重传感器', 1),
	('01a22c38f217000d2d18102e', '超载', 'overload', '超载', 'overload', 'overload
超载', 1),
	('01a22c38f2170010cebc6cd6', '病床梯', 'bed lift', '病床梯', 'bed lift', 'bed lift
病床梯', 1),
	('01a22c38f2170011c238e4ba', '别墅梯', 'home lift', '别墅梯', 'home lift', 'home lift
别墅梯', 1),
	('01a22c38f2180001ecad8d18', '对重', 'counterweight', '对重', 'counterweight', 'counterweight
对重', 1),
	('01a22c38f2180003aeccb633', '不锈钢', 'stainless', '不锈钢', 'stainless', 'stainless
不锈钢', 1),
	('01a22c38f21800048987c351', '防爆按钮', 'explosion-protected push button', '防爆按钮', 'explosionprotected push button', 'explosionprotected push button
防爆按钮', 1),
	('01a22c38f21a0003bf4af6e0', '导向系统', 'guide system', '导向系统', 'guide system', 'guide system
导向系统', 1),
	('01a22c38f21a00073fc925fb', '操作面板', 'operating panel', '操作面板', 'operating panel', 'operating panel
操作面板', 1),
	('01a22c38f21b0000b253e5c5', '扶梯配件', 'escalator parts', '扶梯配件', 'escalator part', 'escalator part
扶梯配件', 1),
	('01a22c38f21b0001eda77699', '扶梯驱动', 'escalator drive', '扶梯驱动', 'escalator drive', 'escalator drive
扶梯驱动', 1),
	('01a22c38f21b00046d1a415e', '功能按钮', 'function button', '功能按钮', 'function button', 'function button
功能按钮', 1),
	('01a22c38f21c000075dffa6d', '底坑', 'pit', '底坑', 'pit', 'pit
底坑', 1),
	('01a22c38f21c0002c38df696', '磁栅', 'magnetic tape', '磁栅', 'magnetic tape', 'magnetic tape
磁栅', 1),
	('01a22c38f21c00041f87cbaa', '电机', 'motor', '电机', 'motor', 'motor
电机', 1),
	('01a22c38f21c000a92aced0a', '传动绳', 'transfer rope', '传动绳', 'transfer rope', 'transfer rope
传动绳', 1),
	('01a22c38f22000010760eba7', '安全触板', 'light curtain', '安全触板', 'light curtain', 'light curtain
安全触板', 1),
	('01a22c38f2210005ed6c9697', '带', 'belt', '带', 'belt', 'belt
带', 1),
	('01a22c38f221000cab54dfcc', '板', 'board', '板', 'board', 'board
板', 1),
	('01a22c38f2220000857676c6', '板', 'panel', '板', 'panel', 'panel
板', 1),
	('01a22c38f2220001c4fd7b11', '板', 'plate', '板', 'plate', 'plate
板', 1),
	('01a22c38f2220002221a12b7', '灯', 'lamp', '灯', 'lamp', 'lamp
灯', 1),
	('01a22c38f22200037f7a446e', '阀', 'valve', '阀', 'valve', 'valve
阀', 1),
	('01a22c38f222000471e98e84', '阀门', 'valve', '阀门', 'valve', 'valve
阀门', 1),
	('01a22c38f22200050c7884ad', '泵', 'power unit', '泵', 'power unit', 'power unit
泵', 1),
	('01a22c38f2220007f07ee005', '盒', 'box', '盒', 'box', 'box
盒', 1),
	('01a22c38f22200086698eef0', '盒', 'station', '盒', 'station', 'station
盒', 1),
	('01a22c38f222000bf8d32452', '柜', 'cabinet', '柜', 'cabinet', 'cabinet
柜', 1),
	('01a22c38f222000d0d971f75', '齿', 'teeth', '齿', 'teeth', 'teeth
齿', 1),
	('01a22c38f223000232fba893', '轨', 'rail', '轨', 'rail', 'rail
轨', 1),
	('01a22c38f223000663d22be2', '槽', 'groove', '槽', 'groove', 'groove
槽', 1),
	('01a22c38f2230007b19a9018', '杆', 'lever', '杆', 'lever', 'lever
杆', 1),
	('01a22c38f22400014d7ea9ba', '黑', 'black', '黑', 'black', 'black
黑', 1),
	('01a22c38f2240002e9a07169', '黑色', 'black', '黑色', 'black', 'black
黑色', 1),
	('01a22c38f22400036886f75f', '红', 'red', '红', 'red', 'red
红', 1),
	('01a22c38f2240004e185960d', '红色', 'red', '红色', 'red', 'red
红色', 1),
	('01a22c38f2240007fa8843f7', '白', 'white', '白', 'white', 'white
白', 1),
	('01a22c38f2240008fad7fee6', '白色', 'white', '白色', 'white', 'white
白色', 1),
	('01a22c38f2250001193c9b08', '方形', 'square', '方形', 'square', 'square
方形', 1),
	('01a22c38f225000255c71c50', '方', 'square', '方', 'square', 'square
方', 1),
	('01a22c38f22500059dc5144f', '单', 'single', '单', 'single', 'single
单', 1),
	('01a22c38f225000c35ae9782', '钢', 'steel', '钢', 'steel', 'steel
钢', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22c38f2260007b18562bd', '发纹', 'hairline', '发纹', 'hairline', 'hairline
发纹', 1),
	('01a22c38f2260009797ad37b', '玻璃', 'glass', '玻璃', 'glass', 'glass
玻璃', 1),
	('01a22c38f226000a364d1d96', '镀锌', 'galvanised', '镀锌', 'galvanised', 'galvanised
镀锌', 1),
	('01a22c38f226000de7361b88', '电动机', 'motor', '电动机', 'motor', 'motor
电动机', 1),
	('01a22c38f2260010e8d59c8b', '单相', 'single-phase', '单相', 'singlephase', 'singlephase
单相', 1),
	('01a22c38f227000182de1f97', '电梯主机', 'traction machine', '电梯主机', 'traction machine', 'traction machine
电梯主机', 1),
	('01a22c38f2280007a796fd66', '钢带主机', 'belt machine', '钢带主机', 'belt machine', 'belt machine
钢带主机', 1),
	('01a22c38f229000069bc400e', '电梯主板', 'main control board', '电梯主板', 'main control board', 'main control board
电梯主板', 1),
	('01a22c38f22900017549b2d5', '电脑板', 'control board', '电脑板', 'control board', 'control board
电脑板', 1),
	('01a22c38f2290006839c3579', '按钮板', 'button board', '按钮板', 'button board', 'button board
按钮板', 1),
	('01a22c38f229000adbdf5f5e', '安全监控', 'safety', '安全监控', 'safety', 'safety
安全监控', 1),
	('01a22c38f22a0001e9d030f1', '安全回路', 'safety', '安全回路', 'safety', 'safety
安全回路', 1),
	('01a22c38f22a00028ab803c1', '电源板', 'supply board', '电源板', 'supply board', 'supply board
电源板', 1),
	('01a22c38f22a00035f87da62', '抱闸电源', 'brake supply', '抱闸电源', 'brake supply', 'brake supply
抱闸电源', 1),
	('01a22c38f22a000442eebc34', '抱闸电源板', 'brake supply board', '抱闸电源板', 'brake supply board', 'brake supply board
抱闸电源板', 1),
	('01a22c38f22a0006044717fd', '电源盒', 'power box', '电源盒', 'power box', 'power box
电源盒', 1),
	('01a22c38f22a0007f5410542', '电源箱', 'supply', '电源箱', 'supply', 'supply
电源箱', 1),
	('01a22c38f22b0004b5fd2b2a', '导轨压板', 'rail clip', '导轨压板', 'rail clip', 'rail clip
导轨压板', 1),
	('01a22c38f22b00070740507f', '导轨连接板', 'fishplate', '导轨连接板', 'fishplate', 'fishplate
导轨连接板', 1),
	('01a22c38f22b00083d300d49', '吊板', 'hanger plate', '吊板', 'hanger plate', 'hanger plate
吊板', 1),
	('01a22c38f22c0000cb29b0ab', '吊轮', 'hanger roller', '吊轮', 'hanger roller', 'hanger roller
吊轮', 1),
	('01a22c38f22c0001cbf54e02', '吊门轮', 'hanger roller', '吊门轮', 'hanger roller', 'hanger roller
吊门轮', 1),
	('01a22c38f22c000268bafeab', '挂门轮', 'hanger roller', '挂门轮', 'hanger roller', 'hanger roller
挂门轮', 1),
	('01a22c38f22c0005c66f0f46', '层门装置', 'door header', '层门装置', 'door header', 'door header
层门装置', 1),
	('01a22c38f22c00085bdb95b8', '防跳轮', 'eccentric roller', '防跳轮', 'eccentric roller', 'eccentric roller
防跳轮', 1),
	('01a22c38f22c0009dade74ca', '防翘轮', 'eccentric roller', '防翘轮', 'eccentric roller', 'eccentric roller
防翘轮', 1),
	('01a22c38f22c000a61fe3ba3', '齿形带', 'toothed belt', '齿形带', 'toothed belt', 'toothed belt
齿形带', 1),
	('01a22c38f22c000b694ea684', '齿带', 'toothed belt', '齿带', 'toothed belt', 'toothed belt
齿带', 1),
	('01a22c38f22d0004256c77df', '惰轮', 'idler', '惰轮', 'idler', 'idler
惰轮', 1),
	('01a22c38f22e0003dff7b66f', '侧开', 'telescopic', '侧开', 'telescopic', 'telescopic
侧开', 1),
	('01a22c38f22e000a2297f171', '钢丝芯', 'steel-cored', '钢丝芯', 'steelcored', 'steelcored
钢丝芯', 1),
	('01a22c38f22e000b0e789887', '钢芯', 'steel-cored', '钢芯', 'steelcored', 'steelcored
钢芯', 1),
	('01a22c38f22e000cc9d5fffe', '按米', 'by the metre', '按米', 'metre', 'metre
按米', 1),
	('01a22c38f22f00000e893658', '变频门机', 'door operator', '变频门机', 'door operator', 'door operator
变频门机', 1),
	('01a22c38f22f0009ec9ac8aa', '到位开关', 'door limit switch', '到位开关', 'door limit switch', 'door limit switch
到位开关', 1),
	('01a22c38f230000070442b49', '固定门刀', 'door vane', '固定门刀', 'door vane', 'door vane
固定门刀', 1),
	('01a22c38f230000753f7b756', '滚轮组', 'roller set', '滚轮组', 'roller set', 'roller set
滚轮组', 1),
	('01a22c38f230000d3e218bf4', '副门锁', 'auxiliary door contact', '副门锁', 'auxiliary door contact', 'auxiliary door contact
副门锁', 1),
	('01a22c38f2310000e4ddf246', '副锁', 'auxiliary door contact', '副锁', 'auxiliary door contact', 'auxiliary door contact
副锁', 1),
	('01a22c38f23100018a61ef59', '辅助触点', 'auxiliary contact', '辅助触点', 'auxiliary contact', 'auxiliary contact
辅助触点', 1),
	('01a22c38f2310004ac66528b', '钩子锁', 'door lock', '钩子锁', 'door lock', 'door lock
钩子锁', 1),
	('01a22c38f23100063711afdc', '触点', 'contact', '触点', 'contact', 'contact
触点', 1),
	('01a22c38f23100074906b952', '触头', 'contact', '触头', 'contact', 'contact
触头', 1),
	('01a22c38f231000814110009', '动触头', 'bridge contact', '动触头', 'bridge contact', 'bridge contact
动触头', 1),
	('01a22c38f231000ac38095cc', '层门钥匙', 'triangle key', '层门钥匙', 'triangle key', 'triangle key
层门钥匙', 1),
	('01a22c38f232000623923e05', '关门重锤', 'door closer weight', '关门重锤', 'door closer weight', 'door closer weight
关门重锤', 1),
	('01a22c38f23200090f666bd1', '闭门弹簧', 'door closer spring', '闭门弹簧', 'door closer spring', 'door closer spring
闭门弹簧', 1),
	('01a22c38f232000ac371c6d2', '关门弹簧', 'door closer spring', '关门弹簧', 'door closer spring', 'door closer spring
关门弹簧', 1),
	('01a22c38f233000095d09f13', '传动钢丝绳', 'door transfer rope', '传动钢丝绳', 'door transfer rope', 'door transfer rope
传动钢丝绳', 1),
	('01a22c38f23300033e19e2da', '层门地坎', 'landing door sill', '层门地坎', 'landing door sill', 'landing door sill
层门地坎', 1),
	('01a22c38f2330009f057e72c', '地坎滑块', 'door shoe', '地坎滑块', 'door shoe', 'door shoe
地坎滑块', 1),
	('01a22c38f233000a787c034f', '光眼', 'light curtain', '光眼', 'light curtain', 'light curtain
光眼', 1),
	('01a22c38f233000bc949afa0', '电眼', 'light curtain', '电眼', 'light curtain', 'light curtain
电眼', 1),
	('01a22c38f2340000d35a6238', '红外', 'infrared', '红外', 'infrared', 'infrared
红外', 1),
	('01a22c38f23400025c7ae686', '光束', 'beams', '光束', 'beam', 'beam
光束', 1),
	('01a22c38f23400053ef46523', '光幕电源', 'light curtain power box', '光幕电源', 'light curtain power box', 'light curtain power box
光幕电源', 1),
	('01a22c38f2340006021e4692', '光幕电源盒', 'light curtain power box', '光幕电源盒', 'light curtain power box', 'light curtain power box
光幕电源盒', 1),
	('01a22c38f23400077a450935', '动态', 'dynamic', '动态', 'dynamic', 'dynamic
动态', 1),
	('01a22c38f235000a6cc8ffa4', '电动复位', 'remote reset', '电动复位', 'remote reset', 'remote reset
电动复位', 1),
	('01a22c38f235000bdbcd2e91', '复位', 'reset', '复位', 'reset', 'reset
复位', 1),
	('01a22c38f236000462fdaa94', '耗能型', 'oil', '耗能型', 'oil', 'oil
耗能型', 1),
	('01a22c38f2360005f5193fd1', '耗能', 'oil', '耗能', 'oil', 'oil
耗能', 1),
	('01a22c38f236000b35828c9b', '钢丝绳制动器', 'rope brake', '钢丝绳制动器', 'rope brake', 'rope brake
钢丝绳制动器', 1),
	('01a22c38f236000d39f6f77b', '防意外移动', 'UCMP', '防意外移动', 'ucmp', 'ucmp
防意外移动', 1),
	('01a22c38f2370005e04e0031', '对重导轨', 'hollow guide rail', '对重导轨', 'hollow guide rail', 'hollow guide rail
对重导轨', 1),
	('01a22c38f23700064c0d5932', '副轨', 'hollow guide rail', '副轨', 'hollow guide rail', 'hollow guide rail
副轨', 1),
	('01a22c38f237000887d46b81', '固定导靴', 'sliding guide shoe', '固定导靴', 'sliding guide shoe', 'sliding guide shoe
固定导靴', 1),
	('01a22c38f23700099fe641c6', '滚动导靴', 'roller guide shoe', '滚动导靴', 'roller guide shoe', 'roller guide shoe
滚动导靴', 1),
	('01a22c38f237000af4b2c33c', '滚轮', 'wheel', '滚轮', 'wheel', 'wheel
滚轮', 1),
	('01a22c38f237000b1a7f681a', '导靴靴衬', 'guide shoe insert', '导靴靴衬', 'guide shoe insert', 'guide shoe insert
导靴靴衬', 1),
	('01a22c38f237000c197f8eb8', '导靴衬', 'guide shoe insert', '导靴衬', 'guide shoe insert', 'guide shoe insert
导靴衬', 1),
	('01a22c38f23800012fd3768e', '衬套', 'insert', '衬套', 'insert', 'insert
衬套', 1),
	('01a22c38f238000477245556', '电控柜', 'control cabinet', '电控柜', 'control cabinet', 'control cabinet
电控柜', 1),
	('01a22c38f2380005acdb1f86', '电气柜', 'control cabinet', '电气柜', 'control cabinet', 'control cabinet
电气柜', 1),
	('01a22c38f238000833f28814', '扶梯控制柜', 'escalator control cabinet', '扶梯控制柜', 'escalator control cabinet', 'escalator control cabinet
扶梯控制柜', 1),
	('01a22c38f238000b6f07da92', '并联', 'duplex group', '并联', 'duplex group', 'duplex group
并联', 1),
	('01a22c38f2390002766a70d3', '层站', 'stops', '层站', 'stop', 'stop
层站', 1),
	('01a22c38f23a0003205275b4', '磁栅尺', 'magnetic tape', '磁栅尺', 'magnetic tape', 'magnetic tape
磁栅尺', 1),
	('01a22c38f23a000444a7f886', '磁尺', 'magnetic tape', '磁尺', 'magnetic tape', 'magnetic tape
磁尺', 1),
	('01a22c38f23a00056787f109', '磁带', 'magnetic tape', '磁带', 'magnetic tape', 'magnetic tape
磁带', 1),
	('01a22c38f23b000592b685bb', '电瓶', 'battery', '电瓶', 'battery', 'battery
电瓶', 1),
	('01a22c38f23b00068a2b4ef4', '电池组', 'battery set', '电池组', 'battery set', 'battery set
电池组', 1),
	('01a22c38f23c0008b870b9f7', '断绳开关', 'slack-rope switch', '断绳开关', 'slackrope switch', 'slackrope switch
断绳开关', 1),
	('01a22c38f23d000651c26c22', '底坑箱', 'pit inspection station', '底坑箱', 'pit inspection station', 'pit inspection station
底坑箱', 1),
	('01a22c38f23d0007dfe804dd', '底坑急停盒', 'pit inspection station', '底坑急停盒', 'pit inspection station', 'pit inspection station
底坑急停盒', 1),
	('01a22c38f23d000802d1a754', '底坑操作箱', 'pit inspection station', '底坑操作箱', 'pit inspection station', 'pit inspection station
底坑操作箱', 1),
	('01a22c38f23e000010e07d49', '插座', 'socket', '插座', 'socket', 'socket
插座', 1),
	('01a22c38f23e000100b0caba', '感应器', 'sensor', '感应器', 'sensor', 'sensor
感应器', 1),
	('01a22c38f23e00021f5f7576', '感应器', 'switch', '感应器', 'switch', 'switch
感应器', 1),
	('01a22c38f23e0003028bdb4c', '感应开关', 'switch', '感应开关', 'switch', 'switch
感应开关', 1),
	('01a22c38f23e0007991e40e9', '光电', 'photoelectric', '光电', 'photoelectric', 'photoelectric
光电', 1),
	('01a22c38f23e00086d07e308', '光电感应器', 'photoelectric switch', '光电感应器', 'photoelectric switch', 'photoelectric switch
光电感应器', 1),
	('01a22c38f23e0009d59d4b45', '光电传感器', 'photoelectric switch', '光电传感器', 'photoelectric switch', 'photoelectric switch
光电传感器', 1),
	('01a22c38f23e000ae077db26', '槽型光电', 'photoelectric slot', '槽型光电', 'photoelectric slot', 'photoelectric slot
槽型光电', 1),
	('01a22c38f23f0000e5d01112', '磁感应器', 'magnetic switch', '磁感应器', 'magnetic switch', 'magnetic switch
磁感应器', 1),
	('01a22c38f23f0001669f323b', '磁感应开关', 'magnetic switch', '磁感应开关', 'magnetic switch', 'magnetic switch
磁感应开关', 1),
	('01a22c38f23f0003bd7692e9', '磁性开关', 'magnetic switch', '磁性开关', 'magnetic switch', 'magnetic switch
磁性开关', 1),
	('01a22c38f23f0004a37be6a1', '磁', 'magnetic', '磁', 'magnetic', 'magnetic
磁', 1),
	('01a22c38f23f00062f635143', '常开', 'normally open', '常开', 'normally open', 'normally open
常开', 1),
	('01a22c38f2400004f91fc0a1', '按键', 'push button', '按键', 'push button', 'push button
按键', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22c38f240000568efce48', '防暴', 'vandal-resistant', '防暴', 'vandalresistant', 'vandalresistant
防暴', 1),
	('01a22c38f240000682c006b5', '防破坏', 'vandal-resistant', '防破坏', 'vandalresistant', 'vandalresistant
防破坏', 1),
	('01a22c38f24000073a560a71', '防砸', 'vandal-resistant', '防砸', 'vandalresistant', 'vandalresistant
防砸', 1),
	('01a22c38f24000087b8eefd1', '防水', 'outdoor', '防水', 'outdoor', 'outdoor
防水', 1),
	('01a22c38f24000092af2d55e', '防水', 'IP67', '防水', 'ip67', 'ip67
防水', 1),
	('01a22c38f240000c3f8ce95d', '防爆', 'explosion-protected', '防爆', 'explosionprotected', 'explosionprotected
防爆', 1),
	('01a22c38f2410000547a016b', '非接触', 'touchless', '非接触', 'touchless', 'touchless
非接触', 1),
	('01a22c38f24100020858705f', '感应按钮', 'touchless button', '感应按钮', 'touchless button', 'touchless button
感应按钮', 1),
	('01a22c38f241000325c53dca', '触摸', 'touch', '触摸', 'touch', 'touch
触摸', 1),
	('01a22c38f241000448bb9305', '报警', 'alarm', '报警', 'alarm', 'alarm
报警', 1),
	('01a22c38f24100059d1cd8a0', '报警按钮', 'alarm button', '报警按钮', 'alarm button', 'alarm button
报警按钮', 1),
	('01a22c38f2410008bbf2eb5b', '关门', 'door-close', '关门', 'doorclose', 'doorclose
关门', 1),
	('01a22c38f241000b2326494d', '按钮字片', 'cap', '按钮字片', 'cap', 'cap
按钮字片', 1),
	('01a22c38f241000c0538578d', '按钮盖', 'cap', '按钮盖', 'cap', 'cap
按钮盖', 1),
	('01a22c38f241000d8224e8bd', '按钮面', 'cap', '按钮面', 'cap', 'cap
按钮面', 1),
	('01a22c38f2420000948b1392', '发光板', 'LED board', '发光板', 'led board', 'led board
发光板', 1),
	('01a22c38f2420001b2595ad1', '按钮灯板', 'LED board', '按钮灯板', 'led board', 'led board
按钮灯板', 1),
	('01a22c38f24200048f603db3', '高对比度', 'high contrast', '高对比度', 'high contrast', 'high contrast
高对比度', 1),
	('01a22c38f2420005833ec9e0', '大尺寸', 'large size', '大尺寸', 'large size', 'large size
大尺寸', 1),
	('01a22c38f24200077dcf4b6d', '电锁', 'key switch', '电锁', 'key switch', 'key switch
电锁', 1),
	('01a22c38f242000b5f97deb8', '独立运行', 'independent service', '独立运行', 'independent service', 'independent service
独立运行', 1),
	('01a22c38f242000c993c0741', '操纵面板', 'operating panel', '操纵面板', 'operating panel', 'operating panel
操纵面板', 1),
	('01a22c38f24300054dd5a443', '副操纵箱', 'horizontal car operating panel', '副操纵箱', 'horizontal car operating panel', 'horizontal car operating panel
副操纵箱', 1),
	('01a22c38f243000628b3da64', '残疾人操纵箱', 'horizontal car operating panel', '残疾人操纵箱', 'horizontal car operating panel', 'horizontal car operating panel
残疾人操纵箱', 1),
	('01a22c38f24300075f239d34', '横式', 'horizontal', '横式', 'horizontal', 'horizontal
横式', 1),
	('01a22c38f2430008430763a5', '挂壁', 'surface-mounted', '挂壁', 'surfacemounted', 'surfacemounted
挂壁', 1),
	('01a22c38f24c0002a34321fc', '多媒体', 'TFT display', '多媒体', 'tft display', 'tft display
多媒体', 1),
	('01a22c38f24c00060f03560b', '方向灯', 'direction lantern', '方向灯', 'direction lantern', 'direction lantern
方向灯', 1),
	('01a22c38f24c000777d7148d', '到站', 'hall lantern', '到站', 'hall lantern', 'hall lantern
到站', 1),
	('01a22c38f24c00080b4f28e8', '到站预报灯', 'hall lantern', '到站预报灯', 'hall lantern', 'hall lantern
到站预报灯', 1),
	('01a22c38f24d00006320bf1c', '报站钟', 'gong', '报站钟', 'gong', 'gong
报站钟', 1),
	('01a22c38f24d00054f9a55f6', '对讲电话', 'intercom', '对讲电话', 'intercom', 'intercom
对讲电话', 1),
	('01a22c38f24d0006b400f76e', '电梯电话', 'intercom', '电梯电话', 'intercom', 'intercom
电梯电话', 1),
	('01a22c38f24d00074a784f0f', '电话', 'telephone', '电话', 'telephone', 'telephone
电话', 1),
	('01a22c38f24e00050495d8de', '横流风扇', 'cross-flow fan', '横流风扇', 'crossflow fan', 'crossflow fan
横流风扇', 1),
	('01a22c38f24e000632b44103', '横流风机', 'cross-flow fan', '横流风机', 'crossflow fan', 'crossflow fan
横流风机', 1),
	('01a22c38f24e00074f7e6dfb', '贯流风机', 'cross-flow fan', '贯流风机', 'crossflow fan', 'crossflow fan
贯流风机', 1),
	('01a22c38f24f00015e2712f8', '顶灯', 'ceiling light', '顶灯', 'ceiling light', 'ceiling light
顶灯', 1),
	('01a22c38f24f0004a4183f0a', '灯带', 'LED strip', '灯带', 'led strip', 'led strip
灯带', 1),
	('01a22c38f24f00055bfc12a4', '灯条', 'LED strip', '灯条', 'led strip', 'led strip
灯条', 1),
	('01a22c38f25400037231b12c', '扁管', 'flat bar', '扁管', 'flat bar', 'flat bar
扁管', 1),
	('01a22c38f2540004f92ec2c1', '扁钢', 'flat bar', '扁钢', 'flat bar', 'flat bar
扁钢', 1),
	('01a22c38f2540005aeebb9f2', '防撞', 'bumper', '防撞', 'bumper', 'bumper
防撞', 1),
	('01a22c38f2540006827d8000', '防撞板', 'bumper rail', '防撞板', 'bumper rail', 'bumper rail
防撞板', 1),
	('01a22c38f254000c5386e6b2', '副轮', 'step roller', '副轮', 'step roller', 'step roller
副轮', 1),
	('01a22c38f2550007c4b83ced', '扶手带压轮', 'handrail pressure roller', '扶手带压轮', 'handrail pressure roller', 'handrail pressure roller
扶手带压轮', 1),
	('01a22c38f255000855c3a860', '扶手压轮', 'handrail pressure roller', '扶手压轮', 'handrail pressure roller', 'handrail pressure roller
扶手压轮', 1),
	('01a22c38f25600000b33509e', '扶梯扶手', 'handrail belt', '扶梯扶手', 'handrail belt', 'handrail belt
扶梯扶手', 1),
	('01a22c38f256000405212f66', '边齿', 'comb end', '边齿', 'comb end', 'comb end
边齿', 1),
	('01a22c38f2560006896fd224', '齿', 'tooth', '齿', 'tooth', 'tooth
齿', 1),
	('01a22c38f2560007d4f6a9e8', '防夹毛刷', 'skirt brush', '防夹毛刷', 'skirt brush', 'skirt brush
防夹毛刷', 1),
	('01a22c38f256000a00ceda46', '安全毛刷', 'skirt brush', '安全毛刷', 'skirt brush', 'skirt brush
安全毛刷', 1),
	('01a22c38f2570003d1282126', '扶梯电机', 'escalator machine', '扶梯电机', 'escalator machine', 'escalator machine
扶梯电机', 1),
	('01a22c38f25700043c015ee4', '扶梯马达', 'escalator machine', '扶梯马达', 'escalator machine', 'escalator machine
扶梯马达', 1),
	('01a22c38f2570005babc88ee', '扶梯减速机', 'escalator machine', '扶梯减速机', 'escalator machine', 'escalator machine
扶梯减速机', 1),
	('01a22c38f25700075291b437', '扶梯抱闸', 'escalator service brake', '扶梯抱闸', 'escalator service brake', 'escalator service brake
扶梯抱闸', 1),
	('01a22c38f2570008b8efed81', '扶梯制动器', 'escalator brake', '扶梯制动器', 'escalator brake', 'escalator brake
扶梯制动器', 1),
	('01a22c38f25700092d04ccbd', '附加', 'auxiliary', '附加', 'auxiliary', 'auxiliary
附加', 1),
	('01a22c38f257000c9b0ee868', '抱闸线圈', 'brake coil', '抱闸线圈', 'brake coil', 'brake coil
抱闸线圈', 1),
	('01a22c38f257000dcadacc64', '抱闸', 'block brake', '抱闸', 'block brake', 'block brake
抱闸', 1),
	('01a22c38f2580001c761ecb7', '鼓式制动器', 'block brake', '鼓式制动器', 'block brake', 'block brake
鼓式制动器', 1),
	('01a22c38f2580003f6d8ef0d', '抱闸皮', 'brake lining', '抱闸皮', 'brake lining', 'brake lining
抱闸皮', 1),
	('01a22c38f25800091e000c6f', '动力单元', 'power unit', '动力单元', 'power unit', 'power unit
动力单元', 1),
	('01a22c38f2590001ceb65365', '防爆管阀', 'rupture valve', '防爆管阀', 'rupture valve', 'rupture valve
防爆管阀', 1),
	('01a22c38f2590004671c0f72', '电磁阀', 'solenoid valve', '电磁阀', 'solenoid valve', 'solenoid valve
电磁阀', 1),
	('01a22c38f25900057d23ba76', '电磁阀线圈', 'solenoid coil', '电磁阀线圈', 'solenoid coil', 'solenoid coil
电磁阀线圈', 1),
	('01a22c38f25900068ff915a6', '阀线圈', 'solenoid coil', '阀线圈', 'solenoid coil', 'solenoid coil
阀线圈', 1),
	('01a22c38f259000b38d93976', '多级', 'telescopic', '多级', 'telescopic', 'telescopic
多级', 1),
	('01a22c38f259000cb727a737', '多级缸', 'telescopic cylinder', '多级缸', 'telescopic cylinder', 'telescopic cylinder
多级缸', 1),
	('01a22c38f25a0007ded3f7a8', '乘客电梯', 'passenger lift', '乘客电梯', 'passenger lift', 'passenger lift
乘客电梯', 1),
	('01a22c38f25a000ae15e0859', '别墅电梯', 'villa lift', '别墅电梯', 'villa lift', 'villa lift
别墅电梯', 1),
	('01a22c38f25b0001eac4aaa8', '公交型', 'public', '公交型', 'public', 'public
公交型', 1),
	('01a22c38f25b0002b9fe12ab', '公共交通', 'public', '公共交通', 'public', 'public
公共交通', 1),
	('01a22c38f25b0008eb77a4af', '钢丝绳绳头', 'rope socket', '钢丝绳绳头', 'rope socket', 'rope socket
钢丝绳绳头', 1),
	('01a22c38f25b000a90892493', '电梯钢丝绳', 'elevator rope', '电梯钢丝绳', 'elevator rope', 'elevator rope
电梯钢丝绳', 1),
	('01a22c38f25b000cb44462ce', '包塑', 'plastic-filled', '包塑', 'plasticfilled', 'plasticfilled
包塑', 1),
	('01a22c38f25b000da5111942', '包塑链', 'compensation chain', '包塑链', 'compensation chain', 'compensation chain
包塑链', 1),
	('01a22c38f25c0001d8545954', '扁带', 'coated steel belt', '扁带', 'coated steel belt', 'coated steel belt
扁带', 1),
	('01a22c38f25c000249072065', '扁钢带', 'coated steel belt', '扁钢带', 'coated steel belt', 'coated steel belt
扁钢带', 1),
	('01a22c38f25c00037a6fc7c1', '复合钢带', 'coated steel belt', '复合钢带', 'coated steel belt', 'coated steel belt
复合钢带', 1),
	('01a22c38f25c0006c4476b92', '钢带绳头', 'belt wedge termination', '钢带绳头', 'belt wedge termination', 'belt wedge termination
钢带绳头', 1),
	('01a22c38f25c00077f55ef29', '钢带端接', 'belt wedge termination', '钢带端接', 'belt wedge termination', 'belt wedge termination
钢带端接', 1),
	('01a22c38f25c0009708b121a', '扁电缆', 'travelling cable', '扁电缆', 'travelling cable', 'travelling cable
扁电缆', 1),
	('01a22c38f25c000a21626d22', '电梯电缆', 'travelling cable', '电梯电缆', 'travelling cable', 'travelling cable
电梯电缆', 1),
	('01a22c38f25d0002b9f5e440', '称量', 'load weighing', '称量', 'load weighing', 'load weighing
称量', 1),
	('01a22c38f25d00036e430031', '超载', 'load weighing', '超载', 'load weighing', 'load weighing
超载', 1),
	('01a22c38f25d00040a9f743d', '超载装置', 'load weighing', '超载装置', 'load weighing', 'load weighing
超载装置', 1),
	('01a22c38f25d0005688bc21a', '称重传感器', 'load weighing sensor', '称重传感器', 'load weighing sensor', 'load weighing sensor
称重传感器', 1),
	('01a22c38f25d0006a1462ea9', '复绕', 'double-wrap', '复绕', 'doublewrap', 'doublewrap
复绕', 1),
	('01a22c38f25d000793adfd32', '复绕轮', 'double-wrap sheave', '复绕轮', 'doublewrap sheave', 'doublewrap sheave
复绕轮', 1),
	('01a22c38f25d000874643bab', '过桥轮', 'secondary sheave', '过桥轮', 'secondary sheave', 'secondary sheave
过桥轮', 1),
	('01a22c38f25d000a093c961a', '导绳轮', 'deflector pulley', '导绳轮', 'deflector pulley', 'deflector pulley
导绳轮', 1),
	('01a22c38f28900096e1ab104', '2 panel', 'two-panel', '2 panel', 'twopanel', '2 panel
twopanel', 1),
	('01a22c38f289000a9793375d', '4 panel', 'four-panel', '4 panel', 'fourpanel', '4 panel
fourpanel', 1),
	('01a22c38f289000b198aed66', '2 stage', 'two-stage', '2 stage', 'twostage', '2 stage
twostage', 1),
	('01a22c38f289000cfa063ee1', '2 way', 'two-way', '2 way', 'twoway', '2 way
twoway', 1),
	('01a22c38f289000d042648e6', '6 person', 'six-person', '6 person', 'sixperson', '6 person
sixperson', 1),
	('01a22c38f289000eaa8f22de', '8 person', 'eight-person', '8 person', 'eightperson', '8 person
eightperson', 1),
	('01a22c38f289000fe2e7a3ec', '副门锁开关', 'auxiliary door contact', '副门锁开关', 'auxiliary door contact', 'auxiliary door contact
副门锁开关', 1),
	('01a22c38f2890011d233e045', '按钮扩展板', 'button board', '按钮扩展板', 'button board', 'button board
按钮扩展板', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22c3912110000e8ee2ae3', 'portcullis', 'door', 'portcullis', 'door', 'door
portcullis', 1);


--
-- Data for Name: searchTerms; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."searchTerms" VALUES
	('0', 1, 0),
	('100', 1, 0),
	('fx100', 1, 0),
	('kyn0', 1, 0),
	('200', 1, 0),
	('fx200', 1, 0),
	('kyn1', 1, 0),
	('roller', 1, 6),
	('3', 1, 0),
	('300', 1, 0),
	('fx300', 1, 0),
	('kyn2', 1, 0),
	('operator', 2, 8),
	('rope', 1, 4),
	('1', 3, 0),
	('1.2', 1, 0),
	('1.2kg', 1, 0),
	('1.5', 1, 0),
	('1.5kg', 1, 0),
	('4', 1, 0),
	('400', 1, 0),
	('84313100', 1, 0),
	('door', 4, 4),
	('first', 4, 5),
	('fx400', 1, 0),
	('japan', 1, 5),
	('kyn', 4, 3),
	('kynoem1', 1, 0),
	('kynreplaced1', 1, 0),
	('kynsupplier1', 1, 0),
	('line', 4, 4),
	('oem', 1, 3),
	('oem1', 1, 0),
	('olpuffer', 1, 8),
	('replaced', 1, 8),
	('replaced1', 1, 0),
	('second', 4, 6),
	('steel', 4, 5),
	('supplier', 1, 8),
	('supplier1', 1, 0),
	('日本', 1, 0),
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
	('448081283d992db587f4df51a5a034cf98fe53657ceb1c65593622eb4b69db07', '01a22c38f19e0000de40734c', '2026-11-30T23:31:00.254Z', '01a22c38f644000066116a01', '2026-11-30T11:31:00.254Z', '2026-11-30T11:31:00.254Z', '', '', '127.0.0.1'),
	('436b2ce5cb0bd13e0167b89fb0f35ab79d77d35cc28447e585decae3507dfc2b', '01a22c38f19e0000de40734c', '2026-11-30T23:31:10.040Z', '01a22c391c790000769ba482', '2026-11-30T11:31:10.040Z', '2026-11-30T11:31:10.040Z', '', '', '127.0.0.1');


--
-- Data for Name: sparePartDocuments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."sparePartDocuments" VALUES
	(1, 0, '53c7bb38dc297b97832ac97a7ae631f84947f3f75e1d0e45080ee8e54792e314.pdf', 'documents.bin', 'other', 41);


--
-- Data for Name: sparePartImages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."sparePartImages" VALUES
	(1, 0, '52dee1d38b59740381486a2169ad031a7c12e805f6d4a97259ba1ae6bc5d0f33.png'),
	(1, 1, '9a98ae0a14bd8dac9beb521e77ff883960d2298a44d12439b9aac0275b5e016e.png'),
	(2, 0, '0bd5039bb9a11caebe8abfb32af92a8dc4b80c0ab77c325bd01cadc04f414ec1.png'),
	(2, 1, '2662ab5df060f82bcf5d0fcc079966b6d9b8a57f733a502ed774bd3d88323961.png'),
	(3, 0, 'd05c21d1defaa4ee92e5215637a9d493fad72344de1f95cb517690cef24926cb.png'),
	(3, 1, 'c842e8637dc8339cb959c46b6cc69983dfc4ac291ab3091c256643f38b60b395.png'),
	(4, 0, '97d628e9a2142391626f747f21f9966f73dd9e7b1611b941c20a02695a47cdae.png'),
	(4, 1, 'c33310ca921ae2141e90817130b1951f84df1286952b1bb350606564d2320092.png'),
	(6, 0, 'c8c2dc049d6a3ff74a190fe7e7e47c118dd52ec66817002eef01f1c182a677f3.png'),
	(7, 0, 'e31a04afeaf0c28774d13dbe1527afeadca5533c2d8f8940ca9a130ccfb210e4.png');


--
-- Data for Name: spareParts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."spareParts" VALUES
	(1, '01a22c39124f00002ea65f4d', '01a22c3911ef0000a27f1382', NULL, 'door operator 00000000000000000001', 'brand applied', 'fx-00000000000000000100', 'fx-100', 'door operators', '@ling2 @jian4 00000000000000000001', 'door operators', 'material packing description ', '', 0, '2026-11-30T11:31:07.471Z', '2026-11-30T11:31:08.556Z', 5, 11, NULL, '', NULL, 'Door operator 1', '零件1', 'FX-100', 'Brand applied', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', '', '', '', '', '', ''),
	(5, '01a22c39137000001277c85c', NULL, NULL, 'unfinished controller', '', NULL, NULL, '', 'unfinished controller', '', 'name ', '', 1, '2026-11-30T11:31:07.760Z', '2026-11-30T11:31:07.760Z', 1, 11, NULL, '', NULL, 'Unfinished controller', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''),
	(2, '01a22c3912b500008ab3d274', '01a22c3911300000a9ebe800', NULL, 'door roller 00000000000000000002', 'kyonetsu', 'fx-00000000000000000200', 'fx-200', 'doors', '@ling2 @jian4 00000000000000000002', '@men2 ', 'material packing description ', '', 0, '2026-11-30T11:31:07.573Z', '2026-11-30T11:31:07.797Z', 4, 11, NULL, '', NULL, 'Door roller 2', '零件2', 'FX-200', 'Kyonetsu', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', '', '', '', '', '', ''),
	(3, '01a22c3913030000273f1087', '01a22c3911ef0000a27f1382', NULL, 'steel rope 00000000000000000003', 'kyonetsu', 'fx-00000000000000000300', 'fx-300', 'door operators', '@ling2 @jian4 00000000000000000003', 'door operators', 'material packing description ', '', 0, '2026-11-30T11:31:07.651Z', '2026-11-30T11:31:07.797Z', 4, 11, NULL, '', NULL, 'Steel rope 3', '零件3', 'FX-300', 'Kyonetsu', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', '', '', '', '', '', ''),
	(4, '01a22c3913420000874ad97c', '01a22c3911300000a9ebe800', NULL, 'olpuffer 00000000000000000004', 'kyonetsu', 'fx-00000000000000000400', 'fx-400', 'doors', '@ling2 @jian4 00000000000000000004', '@men2 ', 'material packing description ', '', 0, '2026-11-30T11:31:07.714Z', '2026-11-30T11:31:07.797Z', 4, 11, NULL, '', NULL, 'Ölpuffer 4', '零件4', 'FX-400', 'Kyonetsu', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', '', '8431.31.00', 'Japan', '日本', '1.2 kg', '1.5 kg'),
	(6, '01a22c3913d9000026b8af6f', NULL, '01a22c3913be0000e502e917', 'former part', '', 'fx-old', 'fx-old', '', 'former part', '', 'name ', '', 0, '2026-11-30T11:31:07.865Z', '2026-11-30T11:31:07.902Z', 1, 0, '2026-11-30T11:31:07.885Z', 'admin@trial.example', '01a22c3913ed0000c90871c5', 'Former part', '', 'FX-OLD', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''),
	(7, '01a22c39164d00005811930b', 'ec520278d5afd07c29717304', NULL, 'part applied', 'kyonetsu', 'fx-applied', 'fx-applied', 'below', 'part applied', 'below', 'name ', '', 0, '2026-11-30T11:31:08.568Z', '2026-11-30T11:31:08.568Z', 1, 11, NULL, '', NULL, 'Part applied', '', 'FX-applied', 'Kyonetsu', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '');


--
-- Data for Name: textTemplates; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."textTemplates" VALUES
	('01a22c38f2ed0000a50650b5', 'introduction', 'Thank you', 'Thank you for your inquiry. We are pleased to offer the following parts:', '感谢您的询价。现报价如下：', 1),
	('01a22c38f2ed0001d8a44031', 'introduction', 'Revised quotation', 'As discussed, please find our revised offer below. It replaces our earlier quotation.', '根据双方沟通，现更新报价如下，原报价单随之失效。', 1),
	('01a22c38f2ed00024084d191', 'payment', '30/70', '30 % by T/T with the order, 70 % by T/T before shipment.', '下单时电汇30%，发货前电汇付清70%。', 1),
	('01a22c38f2ed0003a8229c98', 'payment', '100 %', '100 % by T/T before shipment.', '发货前电汇付清全款。', 1),
	('01a22c38f2ed0004066c51c3', 'payment', 'L/C', 'Irrevocable letter of credit at sight.', '不可撤销即期信用证。', 1),
	('01a22c38f2ed000519e2e924', 'remarks', 'Lead times', 'Lead times are counted from receipt of the deposit. Prices are without taxes and duties of the country of destination.', '交货期自收到定金之日起计算。价格不含目的国的税费和关税。', 1),
	('01a22c38f2ed0006aa82956e', 'remarks', 'Nameplate', 'Please send us a photograph of the nameplate before you order, so that we can confirm that the part fits.', '下单前请提供铭牌照片，以便我们确认配件是否适用。', 1),
	('01a22c39121a0000aa28ee66', 'payment', 'Usual', '30 days', '30天', 1);


--
-- Data for Name: writeChecks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."writeChecks" VALUES
	(1, '2026-11-30T11:31:00.177Z');


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
-- Name: importWords importWords_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."importWords"
    ADD CONSTRAINT "importWords_pkey" PRIMARY KEY (key, word);


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
-- Name: partPrices partPrices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."partPrices"
    ADD CONSTRAINT "partPrices_pkey" PRIMARY KEY ("partSeq", currency, "minQuantity");


--
-- Name: partSuppliers partSuppliers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."partSuppliers"
    ADD CONSTRAINT "partSuppliers_pkey" PRIMARY KEY ("partSeq", supplier);


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
-- Name: partPrices partPrices_partSeq_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."partPrices"
    ADD CONSTRAINT "partPrices_partSeq_fkey" FOREIGN KEY ("partSeq") REFERENCES public."spareParts"(seq) ON DELETE CASCADE;


--
-- Name: partSuppliers partSuppliers_partSeq_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."partSuppliers"
    ADD CONSTRAINT "partSuppliers_partSeq_fkey" FOREIGN KEY ("partSeq") REFERENCES public."spareParts"(seq) ON DELETE CASCADE;


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


