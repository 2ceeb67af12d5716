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
    "lastLoginAt" text,
    "displayName" text DEFAULT ''::text NOT NULL
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
-- Name: buyerResponses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."buyerResponses" (
    id text NOT NULL,
    "messageId" text NOT NULL,
    "quotationId" text,
    type text NOT NULL,
    text text NOT NULL,
    "orderNumber" text NOT NULL,
    "deliveryAddress" text NOT NULL,
    lines text NOT NULL,
    "createdAt" text NOT NULL,
    "idempotencyKey" text,
    "requestHash" text
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
    note text NOT NULL,
    original text DEFAULT ''::text NOT NULL,
    doubtful integer DEFAULT 0 NOT NULL
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
    "sentAt" text,
    "eventId" text,
    "replyDueAt" text
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
    text text NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    "idempotencyKey" text
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
    size integer NOT NULL,
    "eventId" text
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
    "requestHash" text,
    "lostReason" text DEFAULT ''::text NOT NULL,
    "waitingSince" text
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
    "idempotencyKey" text,
    "issuedByName" text DEFAULT ''::text NOT NULL,
    "withdrawnAt" text,
    "withdrawnBy" text DEFAULT ''::text NOT NULL,
    "validUntil" text
);


--
-- Name: quotedPrices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."quotedPrices" (
    "quotationId" text NOT NULL,
    "position" integer NOT NULL,
    "partId" text,
    "textKey" text NOT NULL,
    "unitPrice" text NOT NULL,
    currency text NOT NULL,
    "emailKey" text NOT NULL,
    "companyKey" text NOT NULL,
    "issuedAt" text NOT NULL
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
	('01a22db99693000031dc8d3a', 'admin@trial.example', '$argon2id$v=19$m=19456,t=2,p=1$3x2Wd0fjJ/5/ZRvZmzYuZg$URy2kZXWx0PtYXWlkjOrdzRRM1bAYkkJdGoGqQVL0jg', 'admin', '2026-11-30T18:31:07.155Z', 0, '2026-11-30T18:31:22.749Z', '');


--
-- Data for Name: attributeCategories; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: attributeChoices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."attributeChoices" VALUES
	('01a22db9bc110000a8b191f9', 'Left', '左'),
	('01a22db9bc110000a8b191f9', 'Right', '右');


--
-- Data for Name: attributes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attributes VALUES
	('01a22db9bc0000003d108446', 'speed', 'Speed', '速度', 'number', 'm/s', 1),
	('01a22db9bc110000a8b191f9', 'side', 'Side', '侧', 'choice', '', 1);


--
-- Data for Name: buyerResponses; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."buyerResponses" VALUES
	('01a22db9c7dc000002f40ba9', '01a22db9c3db0000baf7c3ef', '01a22db9c5010000ed835381', 'changeRequested', '', '', '', '[{"position":0,"quantity":3}]', '2026-11-30T18:31:19.771Z', NULL, 'F1XBfgHfVLsbgluIRxZUKntFOfU0pBMkXHS3rVfzSuw'),
	('01a22db9ca9700002d4ab453', '01a22db9c3db0000baf7c3ef', '01a22db9c81f000082c35b00', 'accepted', '', 'PO 4711', '', '[]', '2026-11-30T18:31:20.470Z', NULL, 'aD-6PVMwjD-V5NukZ1_FB3UklBxBoC2d08uasrkNxRc');


--
-- Data for Name: catalogue; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.catalogue VALUES
	(1, 1222, 'f6d66e03c8e9a8e30b');


--
-- Data for Name: categories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.categories VALUES
	('01a22db9bb2f00005db6583d', 'Doors', 'doors', '', '门', '@men2 ', '', '', '', NULL, NULL, '61e27183561d71e362e578d4e8dfdafcd04d5a701605beea8362b6bbe79a9b5f.png', '2026-11-30T18:31:16.527Z', '2026-11-30T18:31:16.527Z', 1, NULL, '', NULL),
	('01a22db9bbf100001e503956', 'Door operators', 'door operators', '', '', 'door operators', '', 'name ', '', NULL, '01a22db9bb2f00005db6583d', NULL, '2026-11-30T18:31:16.722Z', '2026-11-30T18:31:16.722Z', 1, NULL, '', NULL),
	('01a22db9be060000905dc83c', 'Former', 'former', '', '', 'former', '', 'name ', '', NULL, NULL, '1e29588f8db5a1cf46de639ed45d322f9905bb7458eee3dc72b1651801527c34.png', '2026-11-30T18:31:17.254Z', '2026-11-30T18:31:17.254Z', 1, '2026-11-30T18:31:17.329Z', 'admin@trial.example', '01a22db9be51000024fc0772'),
	('01a22db9be12000038fbfb1e', 'Former, inner', 'former, inner', '', '', 'former, inner', '', 'name ', '', NULL, '01a22db9be060000905dc83c', NULL, '2026-11-30T18:31:17.267Z', '2026-11-30T18:31:17.267Z', 1, '2026-11-30T18:31:17.329Z', 'admin@trial.example', '01a22db9be51000024fc0772'),
	('cd3bcde462f484858cf8c532', 'New applied', 'new applied', '', '', 'new applied', '', 'name ', '', NULL, NULL, NULL, '2026-11-30T18:31:17.964Z', '2026-11-30T18:31:17.964Z', 1, NULL, '', NULL),
	('1f26b45258043f599981a591', 'Below', 'below', '', '', 'below', '', 'name ', '', NULL, 'cd3bcde462f484858cf8c532', NULL, '2026-11-30T18:31:17.967Z', '2026-11-30T18:31:17.967Z', 1, NULL, '', NULL);


--
-- Data for Name: changedRecords; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."changedRecords" VALUES
	('01a22db9bbde000077d6c30e', 0, '01a22db9bb2f00005db6583d', 'Doors', '[{"field":"","before":null,"after":null}]'),
	('01a22db9bbf40000ced22aba', 0, '01a22db9bbf100001e503956', 'Door operators', '[{"field":"","before":null,"after":null}]'),
	('01a22db9bc01000009581a50', 0, '01a22db9bc0000003d108446', 'Speed', '[{"field":"key","before":null,"after":"speed"},{"field":"labelEn","before":null,"after":"Speed"},{"field":"labelZh","before":null,"after":"速度"},{"field":"kind","before":null,"after":"number"},{"field":"unit","before":null,"after":"m/s"}]'),
	('01a22db9bc1300009059f215', 0, '01a22db9bc110000a8b191f9', 'Side', '[{"field":"key","before":null,"after":"side"},{"field":"labelEn","before":null,"after":"Side"},{"field":"labelZh","before":null,"after":"侧"},{"field":"kind","before":null,"after":"choice"},{"field":"choicesZh","before":null,"after":"[[\"Left\",\"左\"],[\"Right\",\"右\"]]"}]'),
	('01a22db9bc7b00006ab9dd34', 0, '01a22db9bc650000bfaf339d', 'Door operator 1', '[{"field":"","before":null,"after":null}]'),
	('01a22db9bca200006e536d42', 0, '01a22db9bc650000bfaf339d', 'Door operator 1', '[{"field":"price.USD.1","before":null,"after":"{\"price\":\"12.50\"}"},{"field":"price.JPY.10","before":null,"after":"{\"price\":\"1900\",\"from\":\"2026-01-01\"}"},{"field":"price.EUR.10","before":null,"after":"{\"price\":\"10.1255\",\"until\":\"2999-12-31\"}"},{"field":"supplier.Kyonetsu","before":null,"after":"{\"number\":\"K/0\",\"cost\":\"8.25\",\"currency\":\"EUR\"}"},{"field":"supplier.电梯配件厂","before":null,"after":"{}"}]'),
	('01a22db9bcdb00008b88464c', 0, '01a22db9bcce0000f3a6b1c0', 'Door roller 2', '[{"field":"","before":null,"after":null}]'),
	('01a22db9bced0000485c1795', 0, '01a22db9bcce0000f3a6b1c0', 'Door roller 2', '[{"field":"price.USD.1","before":null,"after":"{\"price\":\"22.50\"}"},{"field":"price.JPY.10","before":null,"after":"{\"price\":\"2900\",\"from\":\"2026-01-01\"}"},{"field":"price.EUR.10","before":null,"after":"{\"price\":\"20.1255\",\"until\":\"2999-12-31\"}"},{"field":"supplier.Kyonetsu","before":null,"after":"{\"number\":\"K/1\",\"cost\":\"8.25\",\"currency\":\"EUR\"}"},{"field":"supplier.电梯配件厂","before":null,"after":"{}"}]'),
	('01a22db9bd24000095b26d52', 0, '01a22db9bd1b0000c3f25fd6', 'Steel rope 3', '[{"field":"","before":null,"after":null}]'),
	('01a22db9bd370000dc1d39d6', 0, '01a22db9bd1b0000c3f25fd6', 'Steel rope 3', '[{"field":"price.USD.1","before":null,"after":"{\"price\":\"32.50\"}"},{"field":"price.JPY.10","before":null,"after":"{\"price\":\"3900\",\"from\":\"2026-01-01\"}"},{"field":"price.EUR.10","before":null,"after":"{\"price\":\"30.1255\",\"until\":\"2999-12-31\"}"},{"field":"supplier.Kyonetsu","before":null,"after":"{\"number\":\"K/2\",\"cost\":\"8.25\",\"currency\":\"EUR\"}"},{"field":"supplier.电梯配件厂","before":null,"after":"{}"}]'),
	('01a22db9bd800000bbfe27c8', 0, '01a22db9bd74000074d5f173', 'Ölpuffer 4', '[{"field":"","before":null,"after":null}]'),
	('01a22db9bda50000f0bc271e', 0, '01a22db9bd74000074d5f173', 'Ölpuffer 4', '[{"field":"price.USD.1","before":null,"after":"{\"price\":\"42.50\"}"},{"field":"price.JPY.10","before":null,"after":"{\"price\":\"4900\",\"from\":\"2026-01-01\"}"},{"field":"price.EUR.10","before":null,"after":"{\"price\":\"40.1255\",\"until\":\"2999-12-31\"}"},{"field":"supplier.Kyonetsu","before":null,"after":"{\"number\":\"K/3\",\"cost\":\"8.25\",\"currency\":\"EUR\"}"},{"field":"supplier.电梯配件厂","before":null,"after":"{}"}]'),
	('01a22db9bdbb0000ca605261', 0, '01a22db9bdb600007edec6fd', 'Unfinished controller', '[{"field":"","before":null,"after":null}]'),
	('01a22db9bdd80000da3bfb6a', 0, '01a22db9bc650000bfaf339d', 'Door operator 1', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22db9bdd80000da3bfb6a', 1, '01a22db9bcce0000f3a6b1c0', 'Door roller 2', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22db9bdd80000da3bfb6a', 2, '01a22db9bd1b0000c3f25fd6', 'Steel rope 3', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22db9bdd80000da3bfb6a', 3, '01a22db9bd74000074d5f173', 'Ölpuffer 4', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22db9bdeb000039f59f27', 0, '01a22db9bc650000bfaf339d', 'Door operator 1', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22db9bdeb000039f59f27', 1, '01a22db9bcce0000f3a6b1c0', 'Door roller 2', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22db9bdeb000039f59f27', 2, '01a22db9bd1b0000c3f25fd6', 'Steel rope 3', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22db9bdeb000039f59f27', 3, '01a22db9bd74000074d5f173', 'Ölpuffer 4', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22db9be080000e240a458', 0, '01a22db9be060000905dc83c', 'Former', '[{"field":"","before":null,"after":null}]'),
	('01a22db9be1500008719943d', 0, '01a22db9be12000038fbfb1e', 'Former, inner', '[{"field":"","before":null,"after":null}]'),
	('01a22db9be390000a4799866', 0, '01a22db9be2e0000eb9672ec', 'Former part', '[{"field":"","before":null,"after":null}]'),
	('01a22db9be450000d32d66f9', 0, '01a22db9be2e0000eb9672ec', 'Former part', '[{"field":"","before":null,"after":null}]'),
	('01a22db9be51000024fc0772', 0, '01a22db9be060000905dc83c', 'Former', '[{"field":"","before":null,"after":null}]'),
	('01a22db9be51000024fc0772', 1, '01a22db9be12000038fbfb1e', 'Former, inner', '[{"field":"","before":null,"after":null}]'),
	('01a22db9c0c70000df1d315d', 0, 'cd3bcde462f484858cf8c532', 'New applied', '[{"field":"","before":null,"after":null}]'),
	('01a22db9c0c70000df1d315d', 1, '1f26b45258043f599981a591', 'Below', '[{"field":"","before":null,"after":null}]'),
	('01a22db9c0c70000df1d315d', 2, '01a22db9bc650000bfaf339d', 'Door operator 1', '[{"field":"brand","before":"Kyonetsu","after":"Brand applied"},{"field":"attribute.speed","before":"0.5","after":"1.5"},{"field":"price.USD.1","before":"{\"price\":\"12.50\"}","after":"{\"price\":\"13.00\"}"},{"field":"supplier.Kyonetsu","before":"{\"number\":\"K/0\",\"cost\":\"8.25\",\"currency\":\"EUR\"}","after":"{\"number\":\"K/0\",\"cost\":\"8.50\",\"currency\":\"EUR\"}"}]'),
	('01a22db9c0c70000df1d315d', 3, '01a22db9c09b0000d6134f09', 'Part applied', '[{"field":"","before":null,"after":null}]'),
	('01a22db9c4cf00002e0a5620', 0, '01a22db9c3db0000baf7c3ef', 'Q-9GB9GX', '[{"field":"state","before":"new","after":"answered"}]'),
	('01a22db9c51100004ccfeff2', 0, '01a22db9c3db0000baf7c3ef', 'Q-9GB9GX', '[{"field":"state","before":"answered","after":"quoted"}]');


--
-- Data for Name: changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes VALUES
	('01a22db9bbde000077d6c30e', '2026-11-30T18:31:16.702Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22db9bbf40000ced22aba', '2026-11-30T18:31:16.724Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22db9bc01000009581a50', '2026-11-30T18:31:16.738Z', 'admin@trial.example', 'attribute', 'created', 1, NULL),
	('01a22db9bc1300009059f215', '2026-11-30T18:31:16.755Z', 'admin@trial.example', 'attribute', 'created', 1, NULL),
	('01a22db9bc7b00006ab9dd34', '2026-11-30T18:31:16.859Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22db9bca200006e536d42', '2026-11-30T18:31:16.898Z', 'admin@trial.example', 'part', 'edited', 1, NULL),
	('01a22db9bcdb00008b88464c', '2026-11-30T18:31:16.955Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22db9bced0000485c1795', '2026-11-30T18:31:16.973Z', 'admin@trial.example', 'part', 'edited', 1, NULL),
	('01a22db9bd24000095b26d52', '2026-11-30T18:31:17.028Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22db9bd370000dc1d39d6', '2026-11-30T18:31:17.047Z', 'admin@trial.example', 'part', 'edited', 1, NULL),
	('01a22db9bd800000bbfe27c8', '2026-11-30T18:31:17.120Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22db9bda50000f0bc271e', '2026-11-30T18:31:17.157Z', 'admin@trial.example', 'part', 'edited', 1, NULL),
	('01a22db9bdbb0000ca605261', '2026-11-30T18:31:17.179Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22db9bdd80000da3bfb6a', '2026-11-30T18:31:17.209Z', 'admin@trial.example', 'part', 'edited', 4, NULL),
	('01a22db9bdeb000039f59f27', '2026-11-30T18:31:17.227Z', 'admin@trial.example', 'part', 'edited', 4, NULL),
	('01a22db9be080000e240a458', '2026-11-30T18:31:17.256Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22db9be1500008719943d', '2026-11-30T18:31:17.269Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22db9be390000a4799866', '2026-11-30T18:31:17.305Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22db9be450000d32d66f9', '2026-11-30T18:31:17.321Z', 'admin@trial.example', 'part', 'deleted', 1, NULL),
	('01a22db9be51000024fc0772', '2026-11-30T18:31:17.334Z', 'admin@trial.example', 'category', 'deleted', 2, NULL),
	('01a22db9c0c70000df1d315d', '2026-11-30T18:31:17.968Z', 'admin@trial.example', 'part', 'imported', 4, NULL),
	('01a22db9c4cf00002e0a5620', '2026-11-30T18:31:18.991Z', 'admin@trial.example', 'inquiry', 'edited', 1, NULL),
	('01a22db9c51100004ccfeff2', '2026-11-30T18:31:19.057Z', 'admin@trial.example', 'inquiry', 'edited', 1, NULL);


--
-- Data for Name: erasureKey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."erasureKey" VALUES
	(1, 'zXyPXPEWpZoKLGGuAdpzzgu7oo34kcCDO5QGy5-khNQ');


--
-- Data for Name: images; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.images VALUES
	('61e27183561d71e362e578d4e8dfdafcd04d5a701605beea8362b6bbe79a9b5f.png', '2026-11-30T18:31:16.510Z', NULL, 12, 8),
	('7b0418f51b4d7eda279ec75d63c66f359313d483148791e330cf3b42fb5c2b6b.png', '2026-11-30T18:31:16.818Z', NULL, 12, 8),
	('0142692d7608972eeaa2805744cbf455041ce6483c1ad6fdc126ab889daff514.png', '2026-11-30T18:31:16.823Z', NULL, 12, 8),
	('53c7bb38dc297b97832ac97a7ae631f84947f3f75e1d0e45080ee8e54792e314.pdf', '2026-11-30T18:31:16.827Z', NULL, NULL, NULL),
	('92dd5871c32a42f1ac0600c339012030fce67827d931ec17886a06e6e9a628b0.png', '2026-11-30T18:31:16.929Z', NULL, 12, 8),
	('8f13b5eb9bb684e5babd096906e74aa5c4b60ed3ec871b961ac0f7012b3ca566.png', '2026-11-30T18:31:16.934Z', NULL, 12, 8),
	('acdd7dfc21e667dd45b64ef6339b446fa7d860ff34b79b2ffc06c6bc273eafd4.png', '2026-11-30T18:31:17.006Z', NULL, 12, 8),
	('54e0da266b781b12593ffaf3db4a2decf040ae7b47726dcda5ab342c389a0da1.png', '2026-11-30T18:31:17.010Z', NULL, 12, 8),
	('e26439ac06019d88d07c1ef0552f987a997389811008476cfdd20f6f3cc9a6b4.png', '2026-11-30T18:31:17.094Z', NULL, 12, 8),
	('b8c032f4ceaf5109e9eff283947162266d504e1dc178beb09410a98f67a0f7db.png', '2026-11-30T18:31:17.100Z', NULL, 12, 8),
	('1e29588f8db5a1cf46de639ed45d322f9905bb7458eee3dc72b1651801527c34.png', '2026-11-30T18:31:17.248Z', NULL, 12, 8),
	('eb42525197480f4ecc8d172504501b9b25f2c1be4c0293afc40c609d0ab479ed.png', '2026-11-30T18:31:17.287Z', NULL, 12, 8),
	('dfcebc6412020781196b46139f12a958c53ee55866f9bcd83a5947d4d31e5018.png', '2026-11-30T18:31:17.736Z', NULL, 12, 8),
	('09f913db6a756f6c00e7b7157680e4c3e9a335868000ebaecc45e849b1169161.png', '2026-11-30T18:31:18.468Z', NULL, 12, 8);


--
-- Data for Name: importColumns; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."importColumns" VALUES
	('79a3d5d86e37f4e7bdcafdb986a2255760929886fece58360ce2e7b41ed59316', '["partNumber","name","category","brand","attribute.speed","images","price","supplier","cost"]', '2026-11-30T18:31:18.518Z', '[null,null,null,null,null,null,null,null,null]', '[null,null,null,null,null,null,"USD",null,"EUR"]');


--
-- Data for Name: importImages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."importImages" VALUES
	('01a22db9be660000d1be8ede', 'applied.png', 'dfcebc6412020781196b46139f12a958c53ee55866f9bcd83a5947d4d31e5018.png', ''),
	('01a22db9c145000082b1e4d1', 'waiting.png', '09f913db6a756f6c00e7b7157680e4c3e9a335868000ebaecc45e849b1169161.png', '');


--
-- Data for Name: importRows; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."importRows" VALUES
	('01a22db9be660000d1be8ede', 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '', '', NULL, 'part number
name
category
brand
speed (m/s)
images
price (usd)
supplier
cost (eur)', '[{"text":"Part number"},{"text":"Name"},{"text":"Category"},{"text":"Brand"},{"text":"Speed (m/s)"},{"text":"Images"},{"text":"Price (USD)"},{"text":"Supplier"},{"text":"Cost (EUR)"}]', '', NULL, NULL, NULL, NULL, NULL, '', '', NULL, ''),
	('01a22db9be660000d1be8ede', 0, 2, 0, 'changed', 'changed', NULL, NULL, '01a22db9bc650000bfaf339d', 'fx-100', 'fx100', NULL, 'fx-100
door operator 1
doors / door operators
brand applied
1.5

13
kyonetsu
8.5', '[{"text":"FX-100"},{"text":"Door operator 1"},{"text":"Doors / Door operators"},{"text":"Brand applied"},{"text":"1.5"},{"text":""},{"text":"13","flag":"number"},{"text":"Kyonetsu"},{"text":"8.5"}]', '{"changes":[{"field":"brand","before":"Kyonetsu","after":"Brand applied"},{"field":"attribute.speed","before":"0.5 m/s","after":"1.5 m/s"},{"field":"price","before":"USD 12.50","after":"USD 13.00","percent":4},{"field":"cost","before":"Kyonetsu · K/0 · EUR 8.25","after":"Kyonetsu · K/0 · EUR 8.50","percent":3}],"problems":[]}', '{"brand":"Brand applied","categoryId":"01a22db9bbf100001e503956","brandKey":"brand applied","partNumberKey":"fx-00000000000000000100","exactKey":"fx-100"}', NULL, NULL, '[{"attributeId":"01a22db9bc0000003d108446","value":"1.5","number":1.5},{"attributeId":"01a22db9bc110000a8b191f9","value":"Left","number":null}]', '[{"field":"brand","before":"Kyonetsu","after":"Brand applied"},{"field":"attribute.speed","before":"0.5","after":"1.5"},{"field":"price.USD.1","before":"{\"price\":\"12.50\"}","after":"{\"price\":\"13.00\"}"},{"field":"supplier.Kyonetsu","before":"{\"number\":\"K/0\",\"cost\":\"8.25\",\"currency\":\"EUR\"}","after":"{\"number\":\"K/0\",\"cost\":\"8.50\",\"currency\":\"EUR\"}"}]', '', '', '{"price.USD.1":"{\"price\":\"13.00\"}","supplier.Kyonetsu":"{\"number\":\"K/0\",\"cost\":\"8.50\",\"currency\":\"EUR\"}"}', ''),
	('01a22db9be660000d1be8ede', 0, 3, 0, 'new', 'new', NULL, NULL, '01a22db9c09b0000d6134f09', 'fx-applied', 'fxapplied', 'New applied > Below', 'fx-applied
part applied
new applied / below
kyonetsu
2.5
applied.png
4.25', '[{"text":"FX-applied"},{"text":"Part applied"},{"text":"New applied / Below"},{"text":"Kyonetsu"},{"text":"2.5"},{"text":"applied.png"},{"text":"4.25"}]', '{"changes":[{"field":"name","before":"","after":"Part applied"},{"field":"partNumber","before":"","after":"FX-applied"},{"field":"brand","before":"","after":"Kyonetsu"},{"field":"category","before":"","after":"New applied > Below"},{"field":"images","before":"","after":"dfcebc6412020781196b46139f12a958c53ee55866f9bcd83a5947d4d31e5018.png"},{"field":"attribute.speed","before":"","after":"2.5 m/s"},{"field":"price","before":"","after":"USD 4.25"}],"problems":[],"newCategories":[{"id":"cd3bcde462f484858cf8c532","name":"New applied","parentId":null},{"id":"1f26b45258043f599981a591","name":"Below","parentId":"cd3bcde462f484858cf8c532"}]}', '{"name":"Part applied","partNumber":"FX-applied","brand":"Kyonetsu","partType":"","material":"","dimensions":"","installSize":"","faceplateSize":"","weight":"","application":"","warrantyTime":"","certificates":"","moq":"","leadTime":"","shippingTerms":"","paymentTerms":"","paymentCurrency":"","packing":"","hsCode":"","countryOfOrigin":"","netWeight":"","grossWeight":"","description":"","nameZh":"","partTypeZh":"","materialZh":"","dimensionsZh":"","installSizeZh":"","faceplateSizeZh":"","weightZh":"","applicationZh":"","warrantyTimeZh":"","certificatesZh":"","moqZh":"","leadTimeZh":"","shippingTermsZh":"","paymentTermsZh":"","paymentCurrencyZh":"","packingZh":"","countryOfOriginZh":"","descriptionZh":"","missingZh":"name ","outdatedZh":"","categoryId":"1f26b45258043f599981a591","categoryKey":"below","categoryKeyZh":"below","hidden":0,"nameKey":"part applied","nameKeyZh":"part applied","brandKey":"kyonetsu","partNumberKey":"fx-applied","exactKey":"fx-applied"}', '[{"position":0,"by":"own","maker":"","number":"FX-applied","exactKey":"fx-applied","key":"fxapplied","looseKey":"fxapp11ed"}]', '[{"position":0,"file":"dfcebc6412020781196b46139f12a958c53ee55866f9bcd83a5947d4d31e5018.png"}]', '[{"attributeId":"01a22db9bc0000003d108446","value":"2.5","number":2.5}]', '[{"field":"","before":null,"after":null}]', '', '', '{"price.USD.1":"{\"price\":\"4.25\"}"}', 'price.USD.1'),
	('01a22db9be660000d1be8ede', 0, 4, 0, 'faulty', 'faulty', NULL, NULL, NULL, 'fx-faulty', 'fxfaulty', NULL, 'fx-faulty

doors', '[{"text":"FX-faulty"},{"text":""},{"text":"Doors"}]', '{"changes":[{"field":"partNumber","before":"","after":"FX-faulty"},{"field":"category","before":"","after":"Doors"}],"problems":[{"field":"name","code":"name_missing"}]}', NULL, NULL, NULL, NULL, NULL, '', '|name_missing|', NULL, ''),
	('01a22db9c145000082b1e4d1', 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '', '', NULL, 'part number
name
category
brand
speed (m/s)
images
price (usd)
supplier
cost (eur)', '[{"text":"Part number"},{"text":"Name"},{"text":"Category"},{"text":"Brand"},{"text":"Speed (m/s)"},{"text":"Images"},{"text":"Price (USD)"},{"text":"Supplier"},{"text":"Cost (EUR)"}]', '', NULL, NULL, NULL, NULL, NULL, '', '', NULL, ''),
	('01a22db9c145000082b1e4d1', 0, 2, 0, 'changed', 'changed', NULL, NULL, '01a22db9bc650000bfaf339d', 'fx-100', 'fx100', NULL, 'fx-100
door operator 1
doors / door operators
brand waiting
1.5

13
kyonetsu
8.5', '[{"text":"FX-100"},{"text":"Door operator 1"},{"text":"Doors / Door operators"},{"text":"Brand waiting"},{"text":"1.5"},{"text":""},{"text":"13","flag":"number"},{"text":"Kyonetsu"},{"text":"8.5"}]', '{"changes":[{"field":"brand","before":"Brand applied","after":"Brand waiting"}],"problems":[]}', '{"brand":"Brand waiting","categoryId":"01a22db9bbf100001e503956","brandKey":"brand waiting","partNumberKey":"fx-00000000000000000100","exactKey":"fx-100"}', NULL, NULL, NULL, '[{"field":"brand","before":"Brand applied","after":"Brand waiting"}]', '', '', NULL, ''),
	('01a22db9c145000082b1e4d1', 0, 4, 0, 'faulty', 'faulty', NULL, NULL, NULL, 'fx-faulty', 'fxfaulty', NULL, 'fx-faulty

doors', '[{"text":"FX-faulty"},{"text":""},{"text":"Doors"}]', '{"changes":[{"field":"partNumber","before":"","after":"FX-faulty"},{"field":"category","before":"","after":"Doors"}],"problems":[{"field":"name","code":"name_missing"}]}', NULL, NULL, NULL, NULL, NULL, '', '|name_missing|', NULL, ''),
	('01a22db9c145000082b1e4d1', 0, 3, 0, 'new', 'new', NULL, NULL, '01a22db9c35e0000e32ed7fa', 'fx-waiting', 'fxwaiting', 'New waiting > Below', 'fx-waiting
part waiting
new waiting / below
kyonetsu
2.5
waiting.png
4.25', '[{"text":"FX-waiting"},{"text":"Part waiting"},{"text":"New waiting / Below"},{"text":"Kyonetsu"},{"text":"2.5"},{"text":"waiting.png"},{"text":"4.25"}]', '{"changes":[{"field":"name","before":"","after":"Part waiting"},{"field":"partNumber","before":"","after":"FX-waiting"},{"field":"brand","before":"","after":"Kyonetsu"},{"field":"category","before":"","after":"New waiting > Below"},{"field":"images","before":"","after":"09f913db6a756f6c00e7b7157680e4c3e9a335868000ebaecc45e849b1169161.png"},{"field":"attribute.speed","before":"","after":"2.5 m/s"},{"field":"price","before":"","after":"USD 4.25"}],"problems":[],"newCategories":[{"id":"ba2b28529519e5ae15552e7c","name":"New waiting","parentId":null},{"id":"f2a10fa3e0228bbc35ebbc5d","name":"Below","parentId":"ba2b28529519e5ae15552e7c"}]}', '{"name":"Part waiting","partNumber":"FX-waiting","brand":"Kyonetsu","partType":"","material":"","dimensions":"","installSize":"","faceplateSize":"","weight":"","application":"","warrantyTime":"","certificates":"","moq":"","leadTime":"","shippingTerms":"","paymentTerms":"","paymentCurrency":"","packing":"","hsCode":"","countryOfOrigin":"","netWeight":"","grossWeight":"","description":"","nameZh":"","partTypeZh":"","materialZh":"","dimensionsZh":"","installSizeZh":"","faceplateSizeZh":"","weightZh":"","applicationZh":"","warrantyTimeZh":"","certificatesZh":"","moqZh":"","leadTimeZh":"","shippingTermsZh":"","paymentTermsZh":"","paymentCurrencyZh":"","packingZh":"","countryOfOriginZh":"","descriptionZh":"","missingZh":"name ","outdatedZh":"","categoryId":"f2a10fa3e0228bbc35ebbc5d","categoryKey":"below","categoryKeyZh":"below","hidden":0,"nameKey":"part waiting","nameKeyZh":"part waiting","brandKey":"kyonetsu","partNumberKey":"fx-waiting","exactKey":"fx-waiting"}', '[{"position":0,"by":"own","maker":"","number":"FX-waiting","exactKey":"fx-waiting","key":"fxwaiting","looseKey":"fxwa1t1ng"}]', '[{"position":0,"file":"09f913db6a756f6c00e7b7157680e4c3e9a335868000ebaecc45e849b1169161.png"}]', '[{"attributeId":"01a22db9bc0000003d108446","value":"2.5","number":2.5}]', '[{"field":"","before":null,"after":null}]', '', '', '{"price.USD.1":"{\"price\":\"4.25\"}"}', 'price.USD.1');


--
-- Data for Name: importWords; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: imports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.imports VALUES
	('01a22db9be660000d1be8ede', '2026-11-30T18:31:17.350Z', 'admin@trial.example', 'applied.csv', 'applied', 3, 3, NULL, '[{"name":"","filled":[4,3,4,3,3,2,3,2,2],"rows":3,"headerRow":1,"columns":[{"heading":"Part number","samples":["FX-100","FX-applied","FX-faulty"],"field":"partNumber","source":"recognized"},{"heading":"Name","samples":["Door operator 1","Part applied"],"field":"name","source":"recognized"},{"heading":"Category","samples":["Doors / Door operators","New applied / Below","Doors"],"field":"category","source":"recognized"},{"heading":"Brand","samples":["Brand applied","Kyonetsu"],"field":"brand","source":"recognized"},{"heading":"Speed (m/s)","samples":["1.5","2.5"],"field":"attribute.speed","source":"recognized"},{"heading":"Images","samples":["applied.png"],"field":"images","source":"recognized"},{"heading":"Price (USD)","samples":["13","4.25"],"field":"price","source":"recognized","currency":"USD"},{"heading":"Supplier","samples":["Kyonetsu"],"field":"supplier","source":"recognized"},{"heading":"Cost (EUR)","samples":["8.5"],"field":"cost","source":"recognized","currency":"EUR"}]}]', 0, 2, 1, '7.55a9060e57b88cd771', '[]', '', '01a22db9c0c70000df1d315d', '', '2026-11-30T18:31:17.959Z', '[]', '[{"field":"brand","word":"Brand applied","rows":1},{"field":"category","word":"New applied / Below","rows":1}]'),
	('01a22db9c145000082b1e4d1', '2026-11-30T18:31:18.085Z', 'admin@trial.example', 'waiting.csv', 'ready', 3, 3, NULL, '[{"name":"","filled":[4,3,4,3,3,2,3,2,2],"rows":3,"headerRow":1,"columns":[{"heading":"Part number","samples":["FX-100","FX-waiting","FX-faulty"],"field":"partNumber","source":"remembered"},{"heading":"Name","samples":["Door operator 1","Part waiting"],"field":"name","source":"remembered"},{"heading":"Category","samples":["Doors / Door operators","New waiting / Below","Doors"],"field":"category","source":"remembered"},{"heading":"Brand","samples":["Brand waiting","Kyonetsu"],"field":"brand","source":"remembered"},{"heading":"Speed (m/s)","samples":["1.5","2.5"],"field":"attribute.speed","source":"remembered"},{"heading":"Images","samples":["waiting.png"],"field":"images","source":"remembered"},{"heading":"Price (USD)","samples":["13","4.25"],"field":"price","source":"remembered","currency":"USD"},{"heading":"Supplier","samples":["Kyonetsu"],"field":"supplier","source":"remembered"},{"heading":"Cost (EUR)","samples":["8.5"],"field":"cost","source":"remembered","currency":"EUR"}]}]', 0, 2, 1, '7.f6d66e03c8e9a8e30b', '[]', '', NULL, '', NULL, '[]', '[{"field":"brand","word":"Brand waiting","rows":1},{"field":"category","word":"New waiting / Below","rows":1}]');


--
-- Data for Name: inquiryLines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."inquiryLines" VALUES
	('01a22db9c3db0000baf7c3ef', 0, '01a22db9bc650000bfaf339d', 'Door operator 1', 'FX-100', 2, '', '', '', 0),
	('01a22db9c3db0000baf7c3ef', 1, NULL, 'Steel rope 8 mm', '', 500, 'm', '', '', 0),
	('01a22db9c42a0000c10b339b', 0, '01a22db9bc650000bfaf339d', '零件1', 'FX-100', 2, '', '', '', 0),
	('01a22db9c42a0000c10b339b', 1, NULL, 'Steel rope 8 mm', '', 500, 'm', '', '', 0);


--
-- Data for Name: invitations; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: jobs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.jobs VALUES
	('synonyms', NULL, NULL, '2026-11-30T18:31:07.206Z'),
	('textTemplates', NULL, NULL, '2026-11-30T18:31:07.604Z'),
	('answerTemplates', NULL, NULL, '2026-11-30T18:31:07.612Z'),
	('importChecks', NULL, NULL, NULL),
	('messages', NULL, NULL, NULL),
	('sharedLists', NULL, NULL, NULL);


--
-- Data for Name: knownDevices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."knownDevices" VALUES
	('c7baeb784cf42fc18222df670b6d6e4900cb10c96b6cce9a90885a84453ecd21', '01a22db99693000031dc8d3a', '2027-11-30T18:31:08.621Z'),
	('da0124f2abca80c256b82f0d50d667600c83038842cf47d7a1af1363ad7837b0', '01a22db99693000031dc8d3a', '2027-11-30T18:31:22.749Z');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES
	('0001_initial', '2026-11-30T18:31:06.851Z'),
	('0002_importRows', '2026-11-30T18:31:06.857Z'),
	('0003_partTexts', '2026-11-30T18:31:06.865Z'),
	('0004_prices', '2026-11-30T18:31:06.881Z'),
	('0005_importWords', '2026-11-30T18:31:06.886Z'),
	('0006_importPrices', '2026-11-30T18:31:06.890Z'),
	('0007_correspondence', '2026-11-30T18:31:06.924Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('01a22db9c3df0000bbe6f5b1', 'notification', '01a22db9c3db0000baf7c3ef', NULL, '', '2026-11-30T18:32:18.821Z', 1, '2026-11-30T18:31:18.697Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL, NULL, NULL),
	('01a22db9c3e100004aba6371', 'confirmation', '01a22db9c3db0000baf7c3ef', NULL, 'amina@example.com', '2026-11-30T18:32:18.901Z', 1, '2026-11-30T18:31:18.697Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL, NULL, NULL),
	('01a22db9c4d20000fac94c84', 'answer', '01a22db9c3db0000baf7c3ef', NULL, '', NULL, 0, '2026-11-30T18:31:18.976Z', NULL, NULL, NULL, NULL, '01a22db9c4d1000010b503cb', '2026-11-30T18:31:18.976Z'),
	('01a22db9c42d000055ac635f', 'notification', '01a22db9c42a0000c10b339b', NULL, '', '2026-11-30T18:32:19.004Z', 1, '2026-11-30T18:31:18.768Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL, NULL, NULL),
	('01a22db9c42e000074489677', 'confirmation', '01a22db9c42a0000c10b339b', NULL, 'amina@example.com', '2026-11-30T18:32:19.074Z', 1, '2026-11-30T18:31:18.768Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL, NULL, NULL),
	('01a22db9c7df00005c193d2d', 'notification', '01a22db9c3db0000baf7c3ef', NULL, '', NULL, 0, '2026-11-30T18:31:19.771Z', NULL, NULL, NULL, NULL, '01a22db9c7dc000002f40ba9', '2026-11-30T18:31:19.771Z'),
	('01a22db9c7e100002d1a8e6e', 'response', '01a22db9c3db0000baf7c3ef', NULL, 'amina@example.com', NULL, 0, '2026-11-30T18:31:19.771Z', NULL, NULL, NULL, NULL, '01a22db9c7dc000002f40ba9', '2026-11-30T18:31:19.771Z'),
	('01a22db9c4630000ad4f6797', 'notification', '01a22db9c4600000c8b65fe7', NULL, '', '2026-11-30T18:32:19.788Z', 1, '2026-11-30T18:31:18.861Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL, NULL, NULL),
	('01a22db9c5140000ec37494e', 'quotation', '01a22db9c3db0000baf7c3ef', '01a22db9c5010000ed835381', '', '2026-11-30T18:32:19.865Z', 1, '2026-11-30T18:31:19.037Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL, NULL, NULL),
	('01a22db9ca9b00009b14a88a', 'notification', '01a22db9c3db0000baf7c3ef', NULL, '', NULL, 0, '2026-11-30T18:31:20.470Z', NULL, NULL, NULL, NULL, '01a22db9ca9700002d4ab453', '2026-11-30T18:31:20.470Z'),
	('01a22db9ca9d000024d8221d', 'response', '01a22db9c3db0000baf7c3ef', NULL, 'amina@example.com', NULL, 0, '2026-11-30T18:31:20.470Z', NULL, NULL, NULL, NULL, '01a22db9ca9700002d4ab453', '2026-11-30T18:31:20.470Z'),
	('01a22db9c825000031d7bc54', 'quotation', '01a22db9c3db0000baf7c3ef', '01a22db9c81f000082c35b00', '', '2026-11-30T18:32:20.496Z', 1, '2026-11-30T18:31:19.836Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL, NULL, NULL);


--
-- Data for Name: messageEvents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."messageEvents" VALUES
	('01a22db9c3e50000e2089e7c', '01a22db9c3db0000baf7c3ef', '2026-11-30T18:31:18.697Z', '', 'received', '', '', NULL),
	('01a22db9c43000004cbea248', '01a22db9c42a0000c10b339b', '2026-11-30T18:31:18.768Z', '', 'received', '', '', NULL),
	('01a22db9c44100003861d527', '01a22db9c4400000f0357643', '2026-11-30T18:31:18.837Z', '', 'received', '', '', NULL),
	('01a22db9c466000069a0a247', '01a22db9c4600000c8b65fe7', '2026-11-30T18:31:18.861Z', '', 'received', '', '', NULL),
	('01a22db9c4ce00006dc125d7', '01a22db9c3db0000baf7c3ef', '2026-11-30T18:31:18.976Z', 'admin@trial.example', 'state', 'answered', '', NULL),
	('01a22db9c4d1000010b503cb', '01a22db9c3db0000baf7c3ef', '2026-11-30T18:31:18.976Z', 'admin@trial.example', 'answer', 'Which year is the lift from?', 'Your inquiry', NULL),
	('01a22db9c51000009cfa5661', '01a22db9c3db0000baf7c3ef', '2026-11-30T18:31:19.037Z', 'admin@trial.example', 'state', 'quoted', '', NULL),
	('01a22db9c5130000a1621a1f', '01a22db9c3db0000baf7c3ef', '2026-11-30T18:31:19.037Z', 'admin@trial.example', 'quotationIssued', 'HQ-2026-0001', '', NULL),
	('01a22db9c7c500002dd2308b', '01a22db9c3db0000baf7c3ef', '2026-11-30T18:31:19.740Z', 'admin@trial.example', 'note', 'Called back.', '', NULL),
	('01a22db9c7dc000002f40ba9', '01a22db9c3db0000baf7c3ef', '2026-11-30T18:31:19.771Z', '', 'changeRequested', '', '', NULL),
	('01a22db9c8240001e91ac571', '01a22db9c3db0000baf7c3ef', '2026-11-30T18:31:19.836Z', 'admin@trial.example', 'quotationIssued', 'HQ-2026-0001-R2', '', NULL),
	('01a22db9ca9700002d4ab453', '01a22db9c3db0000baf7c3ef', '2026-11-30T18:31:20.470Z', '', 'accepted', '', '', NULL);


--
-- Data for Name: messageFiles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."messageFiles" VALUES
	('01a22db9c3e400004ace4d6b', '01a22db9c3db0000baf7c3ef', 0, '555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22db9c3cf0000a17cdb0f.jpg', 'photographs.jpg', 'image/jpeg', 778, NULL),
	('01a22db9c3e400016a688565', '01a22db9c3db0000baf7c3ef', 1, '555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22db9c3d500004a35e3b9.jpg', 'photographs.jpg', 'image/jpeg', 778, NULL),
	('01a22db9c464000031cf178f', '01a22db9c4600000c8b65fe7', 0, '91de44792023b5f20f67f49283a7e788d8ff7678b013723a0f8922055af68f35-01a22db9c4590000be2ae746.pdf', 'cv.pdf', 'application/pdf', 28, NULL),
	('01a22db9c4d10001a9bcfc54', '01a22db9c3db0000baf7c3ef', 0, '91de44792023b5f20f67f49283a7e788d8ff7678b013723a0f8922055af68f35-01a22db9c4c20000ff503ff7.pdf', 'attachments.pdf', 'application/pdf', 28, '01a22db9c4d1000010b503cb');


--
-- Data for Name: messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.messages VALUES
	('01a22db9c4400000f0357643', 'Q-XGCTXH', 'inquiry', 'Amina Rahman', 'amina@example.com', '', '', 'Held', 'Lifts Example', 'AE', '', '', 'new', NULL, 1, 0, NULL, 'EuohXKHv6rHMU-8sYP991g-jgCZQNz92AKN_EvHMWiA', 'example.com', 'q-xgctxh
amina rahman
lifts example
amina@example.com


held', '2026-11-30T18:31:18.837Z', NULL, 'amina@example.com', '', '2026-11-30T18:31:18.837Z', NULL, NULL, '', '2026-11-30T18:31:18.837Z'),
	('01a22db9c4600000c8b65fe7', 'A-PXR2X6', 'application', 'Li Wei', 'li@example.com', '', '', 'Welder', '', '', '', '', 'new', NULL, 1, 0, NULL, NULL, 'example.com', 'a-pxr2x6
li wei

li@example.com


welder', '2026-11-30T18:31:18.861Z', NULL, 'li@example.com', '', NULL, NULL, NULL, '', NULL),
	('01a22db9c42a0000c10b339b', 'Q-PTXEEE', 'inquiry', '陈静', 'amina@example.com', '', '', '请报价', 'Lifts Example', 'AE', 'zh', '', 'new', NULL, 1, 2, '2026-11-30T18:31:22.997Z', 'qCbVGodE_mWJUHnY-Jr6ivxtkSIkz8VsUBaVTzJvmU8', 'example.com', 'q-ptxeee
陈静
lifts example
amina@example.com


请报价
零件1
fx-100

steel rope 8 mm

', '2026-11-30T18:31:18.768Z', NULL, 'amina@example.com', '', NULL, NULL, NULL, '', '2026-11-30T18:31:18.768Z'),
	('01a22db9c3db0000baf7c3ef', 'Q-9GB9GX', 'inquiry', 'Amina Rahman', 'amina@example.com', '', '', '', 'Lifts Example', 'AE', 'en', '', 'quoted', NULL, 6, 2, '2026-11-30T18:31:23.021Z', 'GDiEfZ41xRuXpC-oXYai5618Ry3eHBpgw0c7BCKuplk', 'example.com', 'q-9gb9gx
amina rahman
lifts example
amina@example.com



door operator 1
fx-100

steel rope 8 mm

', '2026-11-30T18:31:18.697Z', '2026-11-30T18:31:18.976Z', 'amina@example.com', '', NULL, NULL, NULL, '', '2026-11-30T18:31:20.470Z');


--
-- Data for Name: missedSearches; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: partAttributes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."partAttributes" VALUES
	(2, '01a22db9bc0000003d108446', '1.5', 1.5),
	(2, '01a22db9bc110000a8b191f9', 'Left', NULL),
	(3, '01a22db9bc0000003d108446', '2.5', 2.5),
	(3, '01a22db9bc110000a8b191f9', 'Left', NULL),
	(4, '01a22db9bc0000003d108446', '3.5', 3.5),
	(4, '01a22db9bc110000a8b191f9', 'Left', NULL),
	(1, '01a22db9bc0000003d108446', '1.5', 1.5),
	(1, '01a22db9bc110000a8b191f9', 'Left', NULL),
	(7, '01a22db9bc0000003d108446', '2.5', 2.5);


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
	('555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22db9c3cf0000a17cdb0f.jpg', '2026-11-30T18:31:18.735Z'),
	('555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22db9c3d500004a35e3b9.jpg', '2026-11-30T18:31:18.741Z'),
	('91de44792023b5f20f67f49283a7e788d8ff7678b013723a0f8922055af68f35-01a22db9c4590000be2ae746.pdf', '2026-11-30T18:31:18.873Z'),
	('91de44792023b5f20f67f49283a7e788d8ff7678b013723a0f8922055af68f35-01a22db9c4c20000ff503ff7.pdf', '2026-11-30T18:31:18.979Z'),
	('1557e4ebfdb461c24ed8e6c94893bc6b153f2f1f69c70c4e6c85fe4ad62382ec-01a22db9c7ab0000b2c3e6b2.pdf', '2026-11-30T18:31:19.724Z'),
	('90ae5264af66503dcc71a1b681dbecc97c38ba48e6f9deb7d8bbcaf49ef6fae1-01a22db9ca7a00005245cb75.pdf', '2026-11-30T18:31:20.442Z');


--
-- Data for Name: quotationDrafts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotationDrafts" VALUES
	('01a22db9c42a0000c10b339b', '{"language":"zh","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22db9bc650000bfaf339d","partNumber":"FX-100","text":"零件1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', 1, '2026-11-30T18:31:18.957Z', 'admin@trial.example'),
	('01a22db9c3db0000baf7c3ef', '{"language":"en","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22db9bc650000bfaf339d","partNumber":"FX-100","text":"Door operator 1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', 4, '2026-11-30T18:31:19.836Z', 'admin@trial.example');


--
-- Data for Name: quotationLists; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotationLists" VALUES
	('b258ef7311eb107219c5249fd1436b991a64828f321a9f5bb1992fcefbc72537', '[{"partId":"01a22db9bc650000bfaf339d","quantity":2},{"text":"Steel rope 8 mm","quantity":500,"unit":"m"}]', 105, '2026-11-30T18:31:18.906Z', '2027-02-28T18:31:18.906Z');


--
-- Data for Name: quotationNumbers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotationNumbers" VALUES
	(2026, 1);


--
-- Data for Name: quotations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.quotations VALUES
	('01a22db9c5010000ed835381', '01a22db9c3db0000baf7c3ef', 'HQ-2026-0001', '2026-11-30T18:31:19.037Z', 'admin@trial.example', '{"language":"en","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22db9bc650000bfaf339d","partNumber":"FX-100","text":"Door operator 1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', '1557e4ebfdb461c24ed8e6c94893bc6b153f2f1f69c70c4e6c85fe4ad62382ec-01a22db9c7ab0000b2c3e6b2.pdf', '6a9bfe82-4638-4a7a-bb50-7fa6265deb20', '', NULL, '', '2999-12-31'),
	('01a22db9c81f000082c35b00', '01a22db9c3db0000baf7c3ef', 'HQ-2026-0001-R2', '2026-11-30T18:31:19.836Z', 'admin@trial.example', '{"language":"en","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22db9bc650000bfaf339d","partNumber":"FX-100","text":"Door operator 1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', '90ae5264af66503dcc71a1b681dbecc97c38ba48e6f9deb7d8bbcaf49ef6fae1-01a22db9ca7a00005245cb75.pdf', 'c162f273-72d6-4a3f-9fbf-e6a8c81adc7d', '', NULL, '', '2999-12-31');


--
-- Data for Name: quotedPrices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotedPrices" VALUES
	('01a22db9c5010000ed835381', 0, '01a22db9bc650000bfaf339d', 'fx-100', '12.50', 'USD', 'amina@example.com', 'lifts example', '2026-11-30T18:31:19.037Z'),
	('01a22db9c5010000ed835381', 1, NULL, 'steel rope 8 mm', '12.50', 'USD', 'amina@example.com', 'lifts example', '2026-11-30T18:31:19.037Z'),
	('01a22db9c81f000082c35b00', 0, '01a22db9bc650000bfaf339d', 'fx-100', '12.50', 'USD', 'amina@example.com', 'lifts example', '2026-11-30T18:31:19.836Z'),
	('01a22db9c81f000082c35b00', 1, NULL, 'steel rope 8 mm', '12.50', 'USD', 'amina@example.com', 'lifts example', '2026-11-30T18:31:19.836Z');


--
-- Data for Name: rateLimits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."rateLimits" VALUES
	('messages:bh3ppLjW5zDndtnIUKeZdJ1Dwg6ELUdlw7bAC4ftxMA', 1, '2026-11-30T18:41:18.699Z'),
	('messagesNetworkDay:bh3ppLjW5zDndtnIUKeZdJ1Dwg6ELUdlw7bAC4ftxMA', 1, '2026-12-01T18:31:18.702Z'),
	('messagesIpDay:bh3ppLjW5zDndtnIUKeZdJ1Dwg6ELUdlw7bAC4ftxMA', 1, '2026-12-01T18:31:18.704Z'),
	('messages:fxIMO2uZqC_GBSK0CKC2xabdqbYf6PhHtbuKBMJSlS0', 1, '2026-11-30T18:41:18.774Z'),
	('messagesNetworkDay:fxIMO2uZqC_GBSK0CKC2xabdqbYf6PhHtbuKBMJSlS0', 1, '2026-12-01T18:31:18.778Z'),
	('messagesIpDay:fxIMO2uZqC_GBSK0CKC2xabdqbYf6PhHtbuKBMJSlS0', 1, '2026-12-01T18:31:18.790Z'),
	('messages:oWBBXSTZpp0I8fDW4yPxHYGrHsKQ32Uzn6U2aFEuqTU', 1, '2026-11-30T18:41:18.839Z'),
	('messagesNetworkDay:oWBBXSTZpp0I8fDW4yPxHYGrHsKQ32Uzn6U2aFEuqTU', 1, '2026-12-01T18:31:18.840Z'),
	('messagesIpDay:oWBBXSTZpp0I8fDW4yPxHYGrHsKQ32Uzn6U2aFEuqTU', 1, '2026-12-01T18:31:18.844Z'),
	('messages:hDjDGFYvXYerRlmojgFsM4j6ZlUngC_G70VTRO0xUTE', 1, '2026-11-30T18:41:18.862Z'),
	('messagesNetworkDay:hDjDGFYvXYerRlmojgFsM4j6ZlUngC_G70VTRO0xUTE', 1, '2026-12-01T18:31:18.866Z'),
	('messagesIpDay:hDjDGFYvXYerRlmojgFsM4j6ZlUngC_G70VTRO0xUTE', 1, '2026-12-01T18:31:18.867Z'),
	('sharedListsPerIp:QV_67DyvYfrKNUYEHkhtn6ArIONLPKvGGMSw8R2t0io', 1, '2026-12-01T18:31:18.902Z'),
	('sharedListsPerNetwork:QV_67DyvYfrKNUYEHkhtn6ArIONLPKvGGMSw8R2t0io', 1, '2026-12-01T18:31:18.904Z'),
	('buyerResponsesPerIp:AZvCuepiYaQMST63Omyj2fpwVAjKpIiHbhPAuGr-2rI', 1, '2026-11-30T18:41:19.761Z'),
	('buyerResponsesPerIp:eFFRUYJvu7RJIcRUKMyFWBrwWuKpbnTg25oP5iQzTa4', 1, '2026-11-30T18:41:20.456Z'),
	('buyerResponses:RFh4aiKItcgT0fP_dL7j93Y_eVi7U2hYX6LfevsCeX0', 2, '2026-12-01T18:31:19.764Z');


--
-- Data for Name: schemaVersion; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."schemaVersion" VALUES
	(7, 1);


--
-- Data for Name: searchSynonyms; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."searchSynonyms" VALUES
	('01a22db996f4000aa84dd4ce', '电梯', 'elevator', '电梯', 'elevator', 'elevator
电梯', 1),
	('01a22db9972800006f1d8f12', '扶梯', 'escalator', '扶梯', 'escalator', 'escalator
扶梯', 1),
	('01a22db99729000a8f941a3e', '导向轮', 'deflector pulley', '导向轮', 'deflector pulley', 'deflector pulley
导向轮', 1),
	('01a22db99729000bf9c831d7', '反绳轮', 'deflector pulley', '反绳轮', 'deflector pulley', 'deflector pulley
反绳轮', 1),
	('01a22db9972a00047521c9bc', '钢丝绳', 'rope', '钢丝绳', 'rope', 'rope
钢丝绳', 1),
	('01a22db9972a0009ebbaca2c', '钢带', 'coated steel belt', '钢带', 'coated steel belt', 'coated steel belt
钢带', 1),
	('01a22db9972a000aa0de4ac1', '补偿链', 'compensation chain', '补偿链', 'compensation chain', 'compensation chain
补偿链', 1),
	('01a22db9972a000ca44f6368', '电缆', 'cable', '电缆', 'cable', 'cable
电缆', 1),
	('01a22db9972a00156412ef0c', '带夹', 'belt clamp', '带夹', 'belt clamp', 'belt clamp
带夹', 1),
	('01a22db9972a001684ddc085', '层门', 'landing door', '层门', 'landing door', 'landing door
层门', 1),
	('01a22db9972b0002c7643805', '挂板', 'hanger plate', '挂板', 'hanger plate', 'hanger plate
挂板', 1),
	('01a22db9972b0003353fac2b', '挂轮', 'hanger roller', '挂轮', 'hanger roller', 'hanger roller
挂轮', 1),
	('01a22db9972b00052c90be05', '滚轮', 'roller', '滚轮', 'roller', 'roller
滚轮', 1),
	('01a22db9972b00082ddf0b37', '地坎', 'sill', '地坎', 'sill', 'sill
地坎', 1),
	('01a22db9972b000bbca95187', '层门锁', 'landing door lock', '层门锁', 'landing door lock', 'landing door lock
层门锁', 1),
	('01a22db9972b0012895cdd5c', '闭门器', 'door closer', '闭门器', 'door closer', 'door closer
闭门器', 1),
	('01a22db9972c0002f5cfd18d', '弹簧', 'spring', '弹簧', 'spring', 'spring
弹簧', 1),
	('01a22db9972c00033bf1cff8', '光幕', 'light curtain', '光幕', 'light curtain', 'light curtain
光幕', 1),
	('01a22db9972c0004db453f0b', '安全部件', 'safety components', '安全部件', 'safety component', 'safety component
安全部件', 1),
	('01a22db9972c0008db1ea2bc', '安全钳', 'safety gear', '安全钳', 'safety gear', 'safety gear
安全钳', 1),
	('01a22db9972c000c1e351786', '弹簧缓冲器', 'spring buffer', '弹簧缓冲器', 'spring buffer', 'spring buffer
弹簧缓冲器', 1),
	('01a22db9972c000fa96235e7', '导轨', 'guide rail', '导轨', 'guide rail', 'guide rail
导轨', 1),
	('01a22db9972d0001abd04ab6', '导靴', 'guide shoe', '导靴', 'guide shoe', 'guide shoe
导靴', 1),
	('01a22db9972d0002b28b09b9', '滚轮导靴', 'roller guide shoe', '滚轮导靴', 'roller guide shoe', 'roller guide shoe
滚轮导靴', 1),
	('01a22db9972d00057ae1c715', '变频器', 'inverter', '变频器', 'inverter', 'inverter
变频器', 1),
	('01a22db9972e0001edcfc8f7', '电路板', 'board', '电路板', 'board', 'board
电路板', 1),
	('01a22db9972e000491a2e41e', '安全板', 'safety board', '安全板', 'safety board', 'safety board
安全板', 1),
	('01a22db9972e00057dff4a8a', '编码器', 'encoder', '编码器', 'encoder', 'encoder
编码器', 1),
	('01a22db9972f0002c555aa1e', '电源', 'power supply', '电源', 'power supply', 'power supply
电源', 1),
	('01a22db997300000d70f104f', '电池', 'battery', '电池', 'battery', 'battery
电池', 1),
	('01a22db99730000219e0fa60', '传感器', 'sensor', '传感器', 'sensor', 'sensor
传感器', 1),
	('01a22db997310002102c10e9', '光电开关', 'photoelectric switch', '光电开关', 'photoelectric switch', 'photoelectric switch
光电开关', 1),
	('01a22db9973100038ddb0219', '磁开关', 'magnetic switch', '磁开关', 'magnetic switch', 'magnetic switch
磁开关', 1),
	('01a22db9973100040a9ff333', '底坑检修盒', 'pit inspection station', '底坑检修盒', 'pit inspection station', 'pit inspection station
底坑检修盒', 1),
	('01a22db997310006ff36efde', '按钮', 'push button', '按钮', 'push button', 'push button
按钮', 1),
	('01a22db997310008768919b1', '触摸按钮', 'touch button', '触摸按钮', 'touch button', 'touch button
触摸按钮', 1),
	('01a22db997320003bcf03ea6', '关门按钮', 'door-close button', '关门按钮', 'doorclose button', 'doorclose button
关门按钮', 1),
	('01a22db997320004fbd297ef', '操纵箱', 'car operating panel', '操纵箱', 'car operating panel', 'car operating panel
操纵箱', 1),
	('01a22db99732000561f340e7', '操纵盘', 'car operating panel', '操纵盘', 'car operating panel', 'car operating panel
操纵盘', 1),
	('01a22db9973400004c26dfac', '点阵', 'dot-matrix', '点阵', 'dotmatrix', 'dotmatrix
点阵', 1),
	('01a22db997340001461c4b47', '到站灯', 'hall lantern', '到站灯', 'hall lantern', 'hall lantern
到站灯', 1),
	('01a22db997340002d15e68f2', '到站钟', 'gong', '到站钟', 'gong', 'gong
到站钟', 1),
	('01a22db997340003a97eb487', '对讲', 'intercom', '对讲', 'intercom', 'intercom
对讲', 1),
	('01a22db997340004d5e1de25', '对讲机', 'intercom', '对讲机', 'intercom', 'intercom
对讲机', 1),
	('01a22db99734000a45956d57', '吊顶', 'car ceiling', '吊顶', 'car ceiling', 'car ceiling
吊顶', 1),
	('01a22db997350000c4f45770', '风扇', 'fan', '风扇', 'fan', 'fan
风扇', 1),
	('01a22db99735000136d437b9', '风机', 'fan', '风机', 'fan', 'fan
风机', 1),
	('01a22db997350005dfaca962', '扶手', 'handrail', '扶手', 'handrail', 'handrail
扶手', 1),
	('01a22db9973500075a945ad5', '防撞条', 'bumper rail', '防撞条', 'bumper rail', 'bumper rail
防撞条', 1),
	('01a22db99736000170878424', '扶手带', 'handrail belt', '扶手带', 'handrail belt', 'handrail belt
扶手带', 1),
	('01a22db9973600077ed0d571', '扶梯主机', 'escalator machine', '扶梯主机', 'escalator machine', 'escalator machine
扶梯主机', 1),
	('01a22db9973600086cf20c6d', '工作制动器', 'service brake', '工作制动器', 'service brake', 'service brake
工作制动器', 1),
	('01a22db99737000087a6183f', '附加制动器', 'auxiliary brake', '附加制动器', 'auxiliary brake', 'auxiliary brake
附加制动器', 1),
	('01a22db997370003a1213254', '泵站', 'hydraulic power unit', '泵站', 'hydraulic power unit', 'hydraulic power unit
泵站', 1),
	('01a22db997370005aeb16dbb', '电磁线圈', 'solenoid coil', '电磁线圈', 'solenoid coil', 'solenoid coil
电磁线圈', 1),
	('01a22db99737000704a203ce', '管道破裂阀', 'rupture valve', '管道破裂阀', 'rupture valve', 'rupture valve
管道破裂阀', 1),
	('01a22db997380003a92fe96b', '称重', 'load weighing', '称重', 'load weighing', 'load weighing
称重', 1),
	('01a22db99738000451381a1a', '称重装置', 'load weighing', '称重装置', 'load weighing', 'load weighing
称重装置', 1),
	('01a22db99738000510192b5d', '称重传感器', 'load weighing', '称重传感器', 'load weighing', 'load weighing
称重传感器', 1),
	('01a22db997390001a7d6e8a7', '超载', 'overload', '超载', 'overload', 'overload
超载', 1),
	('01a22db997390004e06243c1', '病床梯', 'bed lift', '病床梯', 'bed lift', 'bed lift
病床梯', 1),
	('01a22db997390005c5815417', '别墅梯', 'home lift', '别墅梯', 'home lift', 'home lift
别墅梯', 1),
	('01a22db9973a0002bcad4ab3', '对重', 'counterweight', '对重', 'counterweight', 'counterweight
对重', 1),
	('01a22db9973a0004c93db40e', '不锈钢', 'stainless', '不锈钢', 'stainless', 'stainless
不锈钢', 1),
	('01a22db9973b00006bb8aefe', '防爆按钮', 'explosion-protected push button', '防爆按钮', 'explosionprotected push button', 'explosionprotected push button
防爆按钮', 1),
	('01a22db9973e0000b769b2d4', '导向系统', 'guide system', '导向系统', 'guide system', 'guide system
导向系统', 1),
	('01a22db9973e000404418b14', '操作面板', 'operating panel', '操作面板', 'operating panel', 'operating panel
操作面板', 1),
	('01a22db9974200010739d472', '扶梯配件', 'escalator parts', '扶梯配件', 'escalator part', 'escalator part
扶梯配件', 1),
	('01a22db99742000230853c0d', '扶梯驱动', 'escalator drive', '扶梯驱动', 'escalator drive', 'escalator drive
扶梯驱动', 1),
	('01a22db997420005eea53c93', '功能按钮', 'function button', '功能按钮', 'function button', 'function button
功能按钮', 1),
	('01a22db997490001aae546f1', '底坑', 'pit', '底坑', 'pit', 'pit
底坑', 1),
	('01a22db9974a000043642fec', '磁栅', 'magnetic tape', '磁栅', 'magnetic tape', 'magnetic tape
磁栅', 1),
	('01a22db9974a0002704d3ff4', '电机', 'motor', '电机', 'motor', 'motor
电机', 1),
	('01a22db9974b00018e610101', '传动绳', 'transfer rope', '传动绳', 'transfer rope', 'transfer rope
传动绳', 1),
	('01a22db9975000045a186645', '安全触板', 'light curtain', '安全触板', 'light curtain', 'light curtain
安全触板', 1),
	('01a22db997520003dbcc2f53', '带', 'belt', '带', 'belt', 'belt
带', 1),
	('01a22db997530000b8a1fedd', '板', 'board', '板', 'board', 'board
板', 1),
	('01a22db99753000162b2cf0e', '板', 'panel', '板', 'panel', 'panel
板', 1),
	('01a22db99753000225a7d8ce', '板', 'plate', '板', 'plate', 'plate
板', 1),
	('01a22db99753000315bf14e3', '灯', 'lamp', '灯', 'lamp', 'lamp
灯', 1),
	('01a22db997530004caa5b451', '阀', 'valve', '阀', 'valve', 'valve
阀', 1),
	('01a22db9975300054998ab3d', '阀门', 'valve', '阀门', 'valve', 'valve
阀门', 1),
	('01a22db9975300065dd63ed5', '泵', 'power unit', '泵', 'power unit', 'power unit
泵', 1),
	('01a22db997530008c7daa902', '盒', 'box', '盒', 'box', 'box
盒', 1),
	('01a22db9975300095d9fd7de', '盒', 'station', '盒', 'station', 'station
盒', 1),
	('01a22db9975400022666bca1', '柜', 'cabinet', '柜', 'cabinet', 'cabinet
柜', 1),
	('01a22db997540004e132410a', '齿', 'teeth', '齿', 'teeth', 'teeth
齿', 1),
	('01a22db997540007e70b487e', '轨', 'rail', '轨', 'rail', 'rail
轨', 1),
	('01a22db9975500012bf68b3c', '槽', 'groove', '槽', 'groove', 'groove
槽', 1),
	('01a22db9975500025fcb1e12', '杆', 'lever', '杆', 'lever', 'lever
杆', 1),
	('01a22db997560001f0e86db1', '黑', 'black', '黑', 'black', 'black
黑', 1),
	('01a22db997560002de106996', '黑色', 'black', '黑色', 'black', 'black
黑色', 1),
	('01a22db99756000379d751c8', '红', 'red', '红', 'red', 'red
红', 1),
	('01a22db9975600045bb2c5b8', '红色', 'red', '红色', 'red', 'red
红色', 1),
	('01a22db997560007b5d76e11', '白', 'white', '白', 'white', 'white
白', 1),
	('01a22db9975600080263da2e', '白色', 'white', '白色', 'white', 'white
白色', 1),
	('01a22db997570008c2b89f38', '方形', 'square', '方形', 'square', 'square
方形', 1),
	('01a22db99757000941acf22f', '方', 'square', '方', 'square', 'square
方', 1),
	('01a22db997580002371857e6', '单', 'single', '单', 'single', 'single
单', 1),
	('01a22db9975900010bde45f8', '钢', 'steel', '钢', 'steel', 'steel
钢', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22db9975a0005d525563e', '发纹', 'hairline', '发纹', 'hairline', 'hairline
发纹', 1),
	('01a22db9975b0000f09ca682', '玻璃', 'glass', '玻璃', 'glass', 'glass
玻璃', 1),
	('01a22db9975b000156785400', '镀锌', 'galvanised', '镀锌', 'galvanised', 'galvanised
镀锌', 1),
	('01a22db9975b0004f3e9ad2e', '电动机', 'motor', '电动机', 'motor', 'motor
电动机', 1),
	('01a22db9975c000099525fe2', '单相', 'single-phase', '单相', 'singlephase', 'singlephase
单相', 1),
	('01a22db9975c0002e24ce9e3', '电梯主机', 'traction machine', '电梯主机', 'traction machine', 'traction machine
电梯主机', 1),
	('01a22db9975f000415f600d1', '钢带主机', 'belt machine', '钢带主机', 'belt machine', 'belt machine
钢带主机', 1),
	('01a22db9976000050a123f59', '电梯主板', 'main control board', '电梯主板', 'main control board', 'main control board
电梯主板', 1),
	('01a22db99760000694f71abb', '电脑板', 'control board', '电脑板', 'control board', 'control board
电脑板', 1),
	('01a22db9976100044e870b08', '按钮板', 'button board', '按钮板', 'button board', 'button board
按钮板', 1),
	('01a22db9976200022b532ab7', '安全监控', 'safety', '安全监控', 'safety', 'safety
安全监控', 1),
	('01a22db9976200041ea91c9d', '安全回路', 'safety', '安全回路', 'safety', 'safety
安全回路', 1),
	('01a22db997620005f5d9beed', '电源板', 'supply board', '电源板', 'supply board', 'supply board
电源板', 1),
	('01a22db99762000684f10ac5', '抱闸电源', 'brake supply', '抱闸电源', 'brake supply', 'brake supply
抱闸电源', 1),
	('01a22db997630000e6daf707', '抱闸电源板', 'brake supply board', '抱闸电源板', 'brake supply board', 'brake supply board
抱闸电源板', 1),
	('01a22db997630002289b5c51', '电源盒', 'power box', '电源盒', 'power box', 'power box
电源盒', 1),
	('01a22db9976300037c8848a6', '电源箱', 'supply', '电源箱', 'supply', 'supply
电源箱', 1),
	('01a22db997650001fadccf33', '导轨压板', 'rail clip', '导轨压板', 'rail clip', 'rail clip
导轨压板', 1),
	('01a22db99765000428718668', '导轨连接板', 'fishplate', '导轨连接板', 'fishplate', 'fishplate
导轨连接板', 1),
	('01a22db997650005d20341ec', '吊板', 'hanger plate', '吊板', 'hanger plate', 'hanger plate
吊板', 1),
	('01a22db99766000366de096c', '吊轮', 'hanger roller', '吊轮', 'hanger roller', 'hanger roller
吊轮', 1),
	('01a22db997660004a344a696', '吊门轮', 'hanger roller', '吊门轮', 'hanger roller', 'hanger roller
吊门轮', 1),
	('01a22db997660005bf64aeaa', '挂门轮', 'hanger roller', '挂门轮', 'hanger roller', 'hanger roller
挂门轮', 1),
	('01a22db9976700004f5a10bd', '层门装置', 'door header', '层门装置', 'door header', 'door header
层门装置', 1),
	('01a22db997670003e735bb00', '防跳轮', 'eccentric roller', '防跳轮', 'eccentric roller', 'eccentric roller
防跳轮', 1),
	('01a22db9976700049ec48211', '防翘轮', 'eccentric roller', '防翘轮', 'eccentric roller', 'eccentric roller
防翘轮', 1),
	('01a22db99767000533bf4c41', '齿形带', 'toothed belt', '齿形带', 'toothed belt', 'toothed belt
齿形带', 1),
	('01a22db99768000057edf9d5', '齿带', 'toothed belt', '齿带', 'toothed belt', 'toothed belt
齿带', 1),
	('01a22db9976900059e356c5b', '惰轮', 'idler', '惰轮', 'idler', 'idler
惰轮', 1),
	('01a22db9976a0007e76538a5', '侧开', 'telescopic', '侧开', 'telescopic', 'telescopic
侧开', 1),
	('01a22db9976b00044bb715ec', '钢丝芯', 'steel-cored', '钢丝芯', 'steelcored', 'steelcored
钢丝芯', 1),
	('01a22db9976b00058aafebf0', '钢芯', 'steel-cored', '钢芯', 'steelcored', 'steelcored
钢芯', 1),
	('01a22db9976b00062fdbbd9c', '按米', 'by the metre', '按米', 'metre', 'metre
按米', 1),
	('01a22db9976b0009a3fd0ed5', '变频门机', 'door operator', '变频门机', 'door operator', 'door operator
变频门机', 1),
	('01a22db9976c0008852c168a', '到位开关', 'door limit switch', '到位开关', 'door limit switch', 'door limit switch
到位开关', 1),
	('01a22db9976d00013037f3a6', '固定门刀', 'door vane', '固定门刀', 'door vane', 'door vane
固定门刀', 1),
	('01a22db9976d00089af5bb3f', '滚轮组', 'roller set', '滚轮组', 'roller set', 'roller set
滚轮组', 1),
	('01a22db9976e00049fa296de', '副门锁', 'auxiliary door contact', '副门锁', 'auxiliary door contact', 'auxiliary door contact
副门锁', 1),
	('01a22db9976e0005bc00a6ad', '副锁', 'auxiliary door contact', '副锁', 'auxiliary door contact', 'auxiliary door contact
副锁', 1),
	('01a22db9976e0006c05d30e0', '辅助触点', 'auxiliary contact', '辅助触点', 'auxiliary contact', 'auxiliary contact
辅助触点', 1),
	('01a22db9976e00095960b9a8', '钩子锁', 'door lock', '钩子锁', 'door lock', 'door lock
钩子锁', 1),
	('01a22db9976f000182ff1301', '触点', 'contact', '触点', 'contact', 'contact
触点', 1),
	('01a22db9976f0002e13d65c7', '触头', 'contact', '触头', 'contact', 'contact
触头', 1),
	('01a22db9976f00034913e326', '动触头', 'bridge contact', '动触头', 'bridge contact', 'bridge contact
动触头', 1),
	('01a22db9976f0005c042ff60', '层门钥匙', 'triangle key', '层门钥匙', 'triangle key', 'triangle key
层门钥匙', 1),
	('01a22db997700006ba08d394', '关门重锤', 'door closer weight', '关门重锤', 'door closer weight', 'door closer weight
关门重锤', 1),
	('01a22db997710000c863d0d6', '闭门弹簧', 'door closer spring', '闭门弹簧', 'door closer spring', 'door closer spring
闭门弹簧', 1),
	('01a22db997710001a46e12c4', '关门弹簧', 'door closer spring', '关门弹簧', 'door closer spring', 'door closer spring
关门弹簧', 1),
	('01a22db9977100037bffa971', '传动钢丝绳', 'door transfer rope', '传动钢丝绳', 'door transfer rope', 'door transfer rope
传动钢丝绳', 1),
	('01a22db997710006ee10652f', '层门地坎', 'landing door sill', '层门地坎', 'landing door sill', 'landing door sill
层门地坎', 1),
	('01a22db99772000427c8ecd5', '地坎滑块', 'door shoe', '地坎滑块', 'door shoe', 'door shoe
地坎滑块', 1),
	('01a22db997720005dd076266', '光眼', 'light curtain', '光眼', 'light curtain', 'light curtain
光眼', 1),
	('01a22db99772000606179f8e', '电眼', 'light curtain', '电眼', 'light curtain', 'light curtain
电眼', 1),
	('01a22db997720007377ad00b', '红外', 'infrared', '红外', 'infrared', 'infrared
红外', 1),
	('01a22db99773000105d068a8', '光束', 'beams', '光束', 'beam', 'beam
光束', 1),
	('01a22db9977400013fe5a072', '光幕电源', 'light curtain power box', '光幕电源', 'light curtain power box', 'light curtain power box
光幕电源', 1),
	('01a22db99775000041c35e25', '光幕电源盒', 'light curtain power box', '光幕电源盒', 'light curtain power box', 'light curtain power box
光幕电源盒', 1),
	('01a22db997750001d06d1a82', '动态', 'dynamic', '动态', 'dynamic', 'dynamic
动态', 1),
	('01a22db99776000633890ee2', '电动复位', 'remote reset', '电动复位', 'remote reset', 'remote reset
电动复位', 1),
	('01a22db997760007968750e6', '复位', 'reset', '复位', 'reset', 'reset
复位', 1),
	('01a22db9977700021e23ab0c', '耗能型', 'oil', '耗能型', 'oil', 'oil
耗能型', 1),
	('01a22db9977700030c11513d', '耗能', 'oil', '耗能', 'oil', 'oil
耗能', 1),
	('01a22db9977700093376a656', '钢丝绳制动器', 'rope brake', '钢丝绳制动器', 'rope brake', 'rope brake
钢丝绳制动器', 1),
	('01a22db9977800010cb82c7a', '防意外移动', 'UCMP', '防意外移动', 'ucmp', 'ucmp
防意外移动', 1),
	('01a22db997780008da9b4125', '对重导轨', 'hollow guide rail', '对重导轨', 'hollow guide rail', 'hollow guide rail
对重导轨', 1),
	('01a22db997780009fae58d1b', '副轨', 'hollow guide rail', '副轨', 'hollow guide rail', 'hollow guide rail
副轨', 1),
	('01a22db997790001d3a8180b', '固定导靴', 'sliding guide shoe', '固定导靴', 'sliding guide shoe', 'sliding guide shoe
固定导靴', 1),
	('01a22db997790002348f15b3', '滚动导靴', 'roller guide shoe', '滚动导靴', 'roller guide shoe', 'roller guide shoe
滚动导靴', 1),
	('01a22db997790003c2ec41a3', '滚轮', 'wheel', '滚轮', 'wheel', 'wheel
滚轮', 1),
	('01a22db997790004778c463e', '导靴靴衬', 'guide shoe insert', '导靴靴衬', 'guide shoe insert', 'guide shoe insert
导靴靴衬', 1),
	('01a22db997790005efd8ef3d', '导靴衬', 'guide shoe insert', '导靴衬', 'guide shoe insert', 'guide shoe insert
导靴衬', 1),
	('01a22db997790007b984cb2d', '衬套', 'insert', '衬套', 'insert', 'insert
衬套', 1),
	('01a22db9977a0000d22084f1', '电控柜', 'control cabinet', '电控柜', 'control cabinet', 'control cabinet
电控柜', 1),
	('01a22db9977a0001ddfba1a3', '电气柜', 'control cabinet', '电气柜', 'control cabinet', 'control cabinet
电气柜', 1),
	('01a22db9977a00044b9cf0e2', '扶梯控制柜', 'escalator control cabinet', '扶梯控制柜', 'escalator control cabinet', 'escalator control cabinet
扶梯控制柜', 1),
	('01a22db9977a000771099d77', '并联', 'duplex group', '并联', 'duplex group', 'duplex group
并联', 1),
	('01a22db9977b000245851b0d', '层站', 'stops', '层站', 'stop', 'stop
层站', 1),
	('01a22db9977c000663c44318', '磁栅尺', 'magnetic tape', '磁栅尺', 'magnetic tape', 'magnetic tape
磁栅尺', 1),
	('01a22db9977c0007bb4a3376', '磁尺', 'magnetic tape', '磁尺', 'magnetic tape', 'magnetic tape
磁尺', 1),
	('01a22db9977c0008ba534530', '磁带', 'magnetic tape', '磁带', 'magnetic tape', 'magnetic tape
磁带', 1),
	('01a22db9977e0001b82a69b3', '电瓶', 'battery', '电瓶', 'battery', 'battery
电瓶', 1),
	('01a22db9977e00024d6f8484', '电池组', 'battery set', '电池组', 'battery set', 'battery set
电池组', 1),
	('01a22db9977f0006d75cf498', '断绳开关', 'slack-rope switch', '断绳开关', 'slackrope switch', 'slackrope switch
断绳开关', 1),
	('01a22db99780000855c4f754', '底坑箱', 'pit inspection station', '底坑箱', 'pit inspection station', 'pit inspection station
底坑箱', 1),
	('01a22db9978000093731d470', '底坑急停盒', 'pit inspection station', '底坑急停盒', 'pit inspection station', 'pit inspection station
底坑急停盒', 1),
	('01a22db997810000e2a54a9d', '底坑操作箱', 'pit inspection station', '底坑操作箱', 'pit inspection station', 'pit inspection station
底坑操作箱', 1),
	('01a22db997810002e87691e3', '插座', 'socket', '插座', 'socket', 'socket
插座', 1),
	('01a22db997810003a096d22d', '感应器', 'sensor', '感应器', 'sensor', 'sensor
感应器', 1),
	('01a22db997810004c051245e', '感应器', 'switch', '感应器', 'switch', 'switch
感应器', 1),
	('01a22db9978100052890b2ef', '感应开关', 'switch', '感应开关', 'switch', 'switch
感应开关', 1),
	('01a22db997820000df078771', '光电', 'photoelectric', '光电', 'photoelectric', 'photoelectric
光电', 1),
	('01a22db9978200019a4b1388', '光电感应器', 'photoelectric switch', '光电感应器', 'photoelectric switch', 'photoelectric switch
光电感应器', 1),
	('01a22db9978200027f4d9a6a', '光电传感器', 'photoelectric switch', '光电传感器', 'photoelectric switch', 'photoelectric switch
光电传感器', 1),
	('01a22db99782000338b7c9c4', '槽型光电', 'photoelectric slot', '槽型光电', 'photoelectric slot', 'photoelectric slot
槽型光电', 1),
	('01a22db99782000786829307', '磁感应器', 'magnetic switch', '磁感应器', 'magnetic switch', 'magnetic switch
磁感应器', 1),
	('01a22db9978200086a07248a', '磁感应开关', 'magnetic switch', '磁感应开关', 'magnetic switch', 'magnetic switch
磁感应开关', 1),
	('01a22db997830000ba660a55', '磁性开关', 'magnetic switch', '磁性开关', 'magnetic switch', 'magnetic switch
磁性开关', 1),
	('01a22db997830001a8990de5', '磁', 'magnetic', '磁', 'magnetic', 'magnetic
磁', 1),
	('01a22db997830003516d4aec', '常开', 'normally open', '常开', 'normally open', 'normally open
常开', 1),
	('01a22db99784000309991c19', '按键', 'push button', '按键', 'push button', 'push button
按键', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22db99784000470a01f1c', '防暴', 'vandal-resistant', '防暴', 'vandalresistant', 'vandalresistant
防暴', 1),
	('01a22db99784000522f72d48', '防破坏', 'vandal-resistant', '防破坏', 'vandalresistant', 'vandalresistant
防破坏', 1),
	('01a22db99784000674acba0b', '防砸', 'vandal-resistant', '防砸', 'vandalresistant', 'vandalresistant
防砸', 1),
	('01a22db9978400070bf8aa6a', '防水', 'outdoor', '防水', 'outdoor', 'outdoor
防水', 1),
	('01a22db997840008cc7c5d99', '防水', 'IP67', '防水', 'ip67', 'ip67
防水', 1),
	('01a22db99785000003c2fba3', '防爆', 'explosion-protected', '防爆', 'explosionprotected', 'explosionprotected
防爆', 1),
	('01a22db9978500025c6439e7', '非接触', 'touchless', '非接触', 'touchless', 'touchless
非接触', 1),
	('01a22db9978500048ece97df', '感应按钮', 'touchless button', '感应按钮', 'touchless button', 'touchless button
感应按钮', 1),
	('01a22db9978500051fd9b23c', '触摸', 'touch', '触摸', 'touch', 'touch
触摸', 1),
	('01a22db9978500065f1cc9ae', '报警', 'alarm', '报警', 'alarm', 'alarm
报警', 1),
	('01a22db99785000707647ebf', '报警按钮', 'alarm button', '报警按钮', 'alarm button', 'alarm button
报警按钮', 1),
	('01a22db99785000a84d61cf6', '关门', 'door-close', '关门', 'doorclose', 'doorclose
关门', 1),
	('01a22db9978800027d4ce626', '按钮字片', 'cap', '按钮字片', 'cap', 'cap
按钮字片', 1),
	('01a22db997880003d2fe63c8', '按钮盖', 'cap', '按钮盖', 'cap', 'cap
按钮盖', 1),
	('01a22db9978800049d182715', '按钮面', 'cap', '按钮面', 'cap', 'cap
按钮面', 1),
	('01a22db997880005e11cd18d', '发光板', 'LED board', '发光板', 'led board', 'led board
发光板', 1),
	('01a22db997880006ff763159', '按钮灯板', 'LED board', '按钮灯板', 'led board', 'led board
按钮灯板', 1),
	('01a22db997880009cc34ae87', '高对比度', 'high contrast', '高对比度', 'high contrast', 'high contrast
高对比度', 1),
	('01a22db9978900005ab42a76', '大尺寸', 'large size', '大尺寸', 'large size', 'large size
大尺寸', 1),
	('01a22db9978900027700179c', '电锁', 'key switch', '电锁', 'key switch', 'key switch
电锁', 1),
	('01a22db99789000623c3aa37', '独立运行', 'independent service', '独立运行', 'independent service', 'independent service
独立运行', 1),
	('01a22db997890007844b0e3a', '操纵面板', 'operating panel', '操纵面板', 'operating panel', 'operating panel
操纵面板', 1),
	('01a22db9978b000005168ad9', '副操纵箱', 'horizontal car operating panel', '副操纵箱', 'horizontal car operating panel', 'horizontal car operating panel
副操纵箱', 1),
	('01a22db9978b0001d858f7f3', '残疾人操纵箱', 'horizontal car operating panel', '残疾人操纵箱', 'horizontal car operating panel', 'horizontal car operating panel
残疾人操纵箱', 1),
	('01a22db9978b0002845df370', '横式', 'horizontal', '横式', 'horizontal', 'horizontal
横式', 1),
	('01a22db9978b00033e90878b', '挂壁', 'surface-mounted', '挂壁', 'surfacemounted', 'surfacemounted
挂壁', 1),
	('01a22db997990004bc538a6d', '多媒体', 'TFT display', '多媒体', 'tft display', 'tft display
多媒体', 1),
	('01a22db997990008be6aa7e9', '方向灯', 'direction lantern', '方向灯', 'direction lantern', 'direction lantern
方向灯', 1),
	('01a22db9979900099e8e034f', '到站', 'hall lantern', '到站', 'hall lantern', 'hall lantern
到站', 1),
	('01a22db99799000a05532c50', '到站预报灯', 'hall lantern', '到站预报灯', 'hall lantern', 'hall lantern
到站预报灯', 1),
	('01a22db9979a0000d1454193', '报站钟', 'gong', '报站钟', 'gong', 'gong
报站钟', 1),
	('01a22db9979a00059ff298b1', '对讲电话', 'intercom', '对讲电话', 'intercom', 'intercom
对讲电话', 1),
	('01a22db9979a0006ebe8327f', '电梯电话', 'intercom', '电梯电话', 'intercom', 'intercom
电梯电话', 1),
	('01a22db9979a00075a38b42c', '电话', 'telephone', '电话', 'telephone', 'telephone
电话', 1),
	('01a22db9979b000455e102a2', '横流风扇', 'cross-flow fan', '横流风扇', 'crossflow fan', 'crossflow fan
横流风扇', 1),
	('01a22db9979b0005ba416638', '横流风机', 'cross-flow fan', '横流风机', 'crossflow fan', 'crossflow fan
横流风机', 1),
	('01a22db9979b0006aab3b0b0', '贯流风机', 'cross-flow fan', '贯流风机', 'crossflow fan', 'crossflow fan
贯流风机', 1),
	('01a22db9979c0004ac4f9cc0', '顶灯', 'ceiling light', '顶灯', 'ceiling light', 'ceiling light
顶灯', 1),
	('01a22db9979c0007638730d9', '灯带', 'LED strip', '灯带', 'led strip', 'led strip
灯带', 1),
	('01a22db9979c00086bf2f26b', '灯条', 'LED strip', '灯条', 'led strip', 'led strip
灯条', 1),
	('01a22db9979e0000caeceae8', '扁管', 'flat bar', '扁管', 'flat bar', 'flat bar
扁管', 1),
	('01a22db9979e0001791b11a5', '扁钢', 'flat bar', '扁钢', 'flat bar', 'flat bar
扁钢', 1),
	('01a22db9979e00027e5ce287', '防撞', 'bumper', '防撞', 'bumper', 'bumper
防撞', 1),
	('01a22db9979e0003b791b2b3', '防撞板', 'bumper rail', '防撞板', 'bumper rail', 'bumper rail
防撞板', 1),
	('01a22db9979e00099716f2c5', '副轮', 'step roller', '副轮', 'step roller', 'step roller
副轮', 1),
	('01a22db997a500013279440a', '扶手带压轮', 'handrail pressure roller', '扶手带压轮', 'handrail pressure roller', 'handrail pressure roller
扶手带压轮', 1),
	('01a22db997a50002b01aa9d4', '扶手压轮', 'handrail pressure roller', '扶手压轮', 'handrail pressure roller', 'handrail pressure roller
扶手压轮', 1),
	('01a22db997a5000578acf280', '扶梯扶手', 'handrail belt', '扶梯扶手', 'handrail belt', 'handrail belt
扶梯扶手', 1),
	('01a22db997a60001b4da72a4', '边齿', 'comb end', '边齿', 'comb end', 'comb end
边齿', 1),
	('01a22db997a600034193edd9', '齿', 'tooth', '齿', 'tooth', 'tooth
齿', 1),
	('01a22db997a60004f3f7b383', '防夹毛刷', 'skirt brush', '防夹毛刷', 'skirt brush', 'skirt brush
防夹毛刷', 1),
	('01a22db997a60007f5085d01', '安全毛刷', 'skirt brush', '安全毛刷', 'skirt brush', 'skirt brush
安全毛刷', 1),
	('01a22db997a700044a0f960a', '扶梯电机', 'escalator machine', '扶梯电机', 'escalator machine', 'escalator machine
扶梯电机', 1),
	('01a22db997a7000562720b46', '扶梯马达', 'escalator machine', '扶梯马达', 'escalator machine', 'escalator machine
扶梯马达', 1),
	('01a22db997a70006b51f50f4', '扶梯减速机', 'escalator machine', '扶梯减速机', 'escalator machine', 'escalator machine
扶梯减速机', 1),
	('01a22db997ab0000b853f833', '扶梯抱闸', 'escalator service brake', '扶梯抱闸', 'escalator service brake', 'escalator service brake
扶梯抱闸', 1),
	('01a22db997ab000148caef0b', '扶梯制动器', 'escalator brake', '扶梯制动器', 'escalator brake', 'escalator brake
扶梯制动器', 1),
	('01a22db997ab00029573c9c9', '附加', 'auxiliary', '附加', 'auxiliary', 'auxiliary
附加', 1),
	('01a22db997ab0005daaaf0ed', '抱闸线圈', 'brake coil', '抱闸线圈', 'brake coil', 'brake coil
抱闸线圈', 1),
	('01a22db997ab0006fc8bb9fb', '抱闸', 'block brake', '抱闸', 'block brake', 'block brake
抱闸', 1),
	('01a22db997ac00019ca71430', '鼓式制动器', 'block brake', '鼓式制动器', 'block brake', 'block brake
鼓式制动器', 1),
	('01a22db997ac00037b7507f7', '抱闸皮', 'brake lining', '抱闸皮', 'brake lining', 'brake lining
抱闸皮', 1),
	('01a22db997ac0009f46df9a7', '动力单元', 'power unit', '动力单元', 'power unit', 'power unit
动力单元', 1),
	('01a22db997ad00028f8c3f91', '防爆管阀', 'rupture valve', '防爆管阀', 'rupture valve', 'rupture valve
防爆管阀', 1),
	('01a22db997ad00057a2023a6', '电磁阀', 'solenoid valve', '电磁阀', 'solenoid valve', 'solenoid valve
电磁阀', 1),
	('01a22db997ad0006f4f46b1f', '电磁阀线圈', 'solenoid coil', '电磁阀线圈', 'solenoid coil', 'solenoid coil
电磁阀线圈', 1),
	('01a22db997ad00077737d2b7', '阀线圈', 'solenoid coil', '阀线圈', 'solenoid coil', 'solenoid coil
阀线圈', 1),
	('01a22db997ae0002f358cff1', '多级', 'telescopic', '多级', 'telescopic', 'telescopic
多级', 1),
	('01a22db997ae00036991fc92', '多级缸', 'telescopic cylinder', '多级缸', 'telescopic cylinder', 'telescopic cylinder
多级缸', 1),
	('01a22db997ae000bf9e43e54', '乘客电梯', 'passenger lift', '乘客电梯', 'passenger lift', 'passenger lift
乘客电梯', 1),
	('01a22db997af000271cc717c', '别墅电梯', 'villa lift', '别墅电梯', 'villa lift', 'villa lift
别墅电梯', 1),
	('01a22db997af00078e372850', '公交型', 'public', '公交型', 'public', 'public
公交型', 1),
	('01a22db997af00081e291e01', '公共交通', 'public', '公共交通', 'public', 'public
公共交通', 1),
	('01a22db997b000049747b54f', '钢丝绳绳头', 'rope socket', '钢丝绳绳头', 'rope socket', 'rope socket
钢丝绳绳头', 1),
	('01a22db997b00006a55ee5e8', '电梯钢丝绳', 'elevator rope', '电梯钢丝绳', 'elevator rope', 'elevator rope
电梯钢丝绳', 1),
	('01a22db997b00008515749c8', '包塑', 'plastic-filled', '包塑', 'plasticfilled', 'plasticfilled
包塑', 1),
	('01a22db997b00009201755c1', '包塑链', 'compensation chain', '包塑链', 'compensation chain', 'compensation chain
包塑链', 1),
	('01a22db997b100021b35d765', '扁带', 'coated steel belt', '扁带', 'coated steel belt', 'coated steel belt
扁带', 1),
	('01a22db997b1000333a16519', '扁钢带', 'coated steel belt', '扁钢带', 'coated steel belt', 'coated steel belt
扁钢带', 1),
	('01a22db997b10004f2a5b4b9', '复合钢带', 'coated steel belt', '复合钢带', 'coated steel belt', 'coated steel belt
复合钢带', 1),
	('01a22db997b1000739074cfb', '钢带绳头', 'belt wedge termination', '钢带绳头', 'belt wedge termination', 'belt wedge termination
钢带绳头', 1),
	('01a22db997b100083a11dfbf', '钢带端接', 'belt wedge termination', '钢带端接', 'belt wedge termination', 'belt wedge termination
钢带端接', 1),
	('01a22db997b200014cd93248', '扁电缆', 'travelling cable', '扁电缆', 'travelling cable', 'travelling cable
扁电缆', 1),
	('01a22db997b200021a616552', '电梯电缆', 'travelling cable', '电梯电缆', 'travelling cable', 'travelling cable
电梯电缆', 1),
	('01a22db997b20006e2b3828a', '称量', 'load weighing', '称量', 'load weighing', 'load weighing
称量', 1),
	('01a22db997b3000084854a52', '超载', 'load weighing', '超载', 'load weighing', 'load weighing
超载', 1),
	('01a22db997b30001e1ad8484', '超载装置', 'load weighing', '超载装置', 'load weighing', 'load weighing
超载装置', 1),
	('01a22db997b3000243577e7b', '称重传感器', 'load weighing sensor', '称重传感器', 'load weighing sensor', 'load weighing sensor
称重传感器', 1),
	('01a22db997b3000383a215e7', '复绕', 'double-wrap', '复绕', 'doublewrap', 'doublewrap
复绕', 1),
	('01a22db997b30004b737a86d', '复绕轮', 'double-wrap sheave', '复绕轮', 'doublewrap sheave', 'doublewrap sheave
复绕轮', 1),
	('01a22db997b300056f3cd67e', '过桥轮', 'secondary sheave', '过桥轮', 'secondary sheave', 'secondary sheave
过桥轮', 1),
	('01a22db997b30007b0e10465', '导绳轮', 'deflector pulley', '导绳轮', 'deflector pulley', 'deflector pulley
导绳轮', 1),
	('01a22db997e7000fde542d86', '2 panel', 'two-panel', '2 panel', 'twopanel', '2 panel
twopanel', 1),
	('01a22db997e70010e88026cc', '4 panel', 'four-panel', '4 panel', 'fourpanel', '4 panel
fourpanel', 1),
	('01a22db997e70011a7cb0e37', '2 stage', 'two-stage', '2 stage', 'twostage', '2 stage
twostage', 1),
	('01a22db997e7001243763752', '2 way', 'two-way', '2 way', 'twoway', '2 way
twoway', 1),
	('01a22db997e700133103f1be', '6 person', 'six-person', '6 person', 'sixperson', '6 person
sixperson', 1),
	('01a22db997e70014dc2c8678', '8 person', 'eight-person', '8 person', 'eightperson', '8 person
eightperson', 1),
	('01a22db997e70015d8f78558', '副门锁开关', 'auxiliary door contact', '副门锁开关', 'auxiliary door contact', 'auxiliary door contact
副门锁开关', 1),
	('01a22db997e800013b7341d3', '按钮扩展板', 'button board', '按钮扩展板', 'button board', 'button board
按钮扩展板', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22db9bc1c000092df7058', 'portcullis', 'door', 'portcullis', 'door', 'door
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
	('5825d022f0c9ec81512531319b866eb66a2c8fb4a1010523de88d6e1bd45f86b', '01a22db99693000031dc8d3a', '2026-12-01T06:31:08.621Z', '01a22db99c7800002e1fd2d0', '2026-11-30T18:31:08.621Z', '2026-11-30T18:31:08.621Z', '', '', '127.0.0.1'),
	('51017e7cdbebad0bf055a65f834a5a23943cdbd7c2b032c5c938ea1ba55e90cc', '01a22db99693000031dc8d3a', '2026-12-01T06:31:22.749Z', '01a22db9d3a600001c8109cf', '2026-11-30T18:31:22.749Z', '2026-11-30T18:31:22.749Z', '', '', '127.0.0.1');


--
-- Data for Name: sparePartDocuments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."sparePartDocuments" VALUES
	(1, 0, '53c7bb38dc297b97832ac97a7ae631f84947f3f75e1d0e45080ee8e54792e314.pdf', 'documents.bin', 'other', 41);


--
-- Data for Name: sparePartImages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."sparePartImages" VALUES
	(1, 0, '7b0418f51b4d7eda279ec75d63c66f359313d483148791e330cf3b42fb5c2b6b.png'),
	(1, 1, '0142692d7608972eeaa2805744cbf455041ce6483c1ad6fdc126ab889daff514.png'),
	(2, 0, '92dd5871c32a42f1ac0600c339012030fce67827d931ec17886a06e6e9a628b0.png'),
	(2, 1, '8f13b5eb9bb684e5babd096906e74aa5c4b60ed3ec871b961ac0f7012b3ca566.png'),
	(3, 0, 'acdd7dfc21e667dd45b64ef6339b446fa7d860ff34b79b2ffc06c6bc273eafd4.png'),
	(3, 1, '54e0da266b781b12593ffaf3db4a2decf040ae7b47726dcda5ab342c389a0da1.png'),
	(4, 0, 'e26439ac06019d88d07c1ef0552f987a997389811008476cfdd20f6f3cc9a6b4.png'),
	(4, 1, 'b8c032f4ceaf5109e9eff283947162266d504e1dc178beb09410a98f67a0f7db.png'),
	(6, 0, 'eb42525197480f4ecc8d172504501b9b25f2c1be4c0293afc40c609d0ab479ed.png'),
	(7, 0, 'dfcebc6412020781196b46139f12a958c53ee55866f9bcd83a5947d4d31e5018.png');


--
-- Data for Name: spareParts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."spareParts" VALUES
	(1, '01a22db9bc650000bfaf339d', '01a22db9bbf100001e503956', NULL, 'door operator 00000000000000000001', 'brand applied', 'fx-00000000000000000100', 'fx-100', 'door operators', '@ling2 @jian4 00000000000000000001', 'door operators', 'material packing description ', '', 0, '2026-11-30T18:31:16.837Z', '2026-11-30T18:31:17.976Z', 5, 11, NULL, '', NULL, 'Door operator 1', '零件1', 'FX-100', 'Brand applied', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', '', '', '', '', '', ''),
	(5, '01a22db9bdb600007edec6fd', NULL, NULL, 'unfinished controller', '', NULL, NULL, '', 'unfinished controller', '', 'name ', '', 1, '2026-11-30T18:31:17.174Z', '2026-11-30T18:31:17.174Z', 1, 11, NULL, '', NULL, 'Unfinished controller', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''),
	(2, '01a22db9bcce0000f3a6b1c0', '01a22db9bb2f00005db6583d', NULL, 'door roller 00000000000000000002', 'kyonetsu', 'fx-00000000000000000200', 'fx-200', 'doors', '@ling2 @jian4 00000000000000000002', '@men2 ', 'material packing description ', '', 0, '2026-11-30T18:31:16.942Z', '2026-11-30T18:31:17.219Z', 4, 11, NULL, '', NULL, 'Door roller 2', '零件2', 'FX-200', 'Kyonetsu', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', '', '', '', '', '', ''),
	(3, '01a22db9bd1b0000c3f25fd6', '01a22db9bbf100001e503956', NULL, 'steel rope 00000000000000000003', 'kyonetsu', 'fx-00000000000000000300', 'fx-300', 'door operators', '@ling2 @jian4 00000000000000000003', 'door operators', 'material packing description ', '', 0, '2026-11-30T18:31:17.019Z', '2026-11-30T18:31:17.219Z', 4, 11, NULL, '', NULL, 'Steel rope 3', '零件3', 'FX-300', 'Kyonetsu', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', '', '', '', '', '', ''),
	(4, '01a22db9bd74000074d5f173', '01a22db9bb2f00005db6583d', NULL, 'olpuffer 00000000000000000004', 'kyonetsu', 'fx-00000000000000000400', 'fx-400', 'doors', '@ling2 @jian4 00000000000000000004', '@men2 ', 'material packing description ', '', 0, '2026-11-30T18:31:17.108Z', '2026-11-30T18:31:17.219Z', 4, 11, NULL, '', NULL, 'Ölpuffer 4', '零件4', 'FX-400', 'Kyonetsu', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', '', '8431.31.00', 'Japan', '日本', '1.2 kg', '1.5 kg'),
	(6, '01a22db9be2e0000eb9672ec', NULL, '01a22db9be12000038fbfb1e', 'former part', '', 'fx-old', 'fx-old', '', 'former part', '', 'name ', '', 0, '2026-11-30T18:31:17.294Z', '2026-11-30T18:31:17.332Z', 1, 0, '2026-11-30T18:31:17.317Z', 'admin@trial.example', '01a22db9be450000d32d66f9', 'Former part', '', 'FX-OLD', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''),
	(7, '01a22db9c09b0000d6134f09', '1f26b45258043f599981a591', NULL, 'part applied', 'kyonetsu', 'fx-applied', 'fx-applied', 'below', 'part applied', 'below', 'name ', '', 0, '2026-11-30T18:31:18.020Z', '2026-11-30T18:31:18.020Z', 1, 11, NULL, '', NULL, 'Part applied', '', 'FX-applied', 'Kyonetsu', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '');


--
-- Data for Name: textTemplates; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."textTemplates" VALUES
	('01a22db998580000ec5e8ea8', 'introduction', 'Thank you', 'Thank you for your inquiry. We are pleased to offer the following parts:', '感谢您的询价。现报价如下：', 1),
	('01a22db998580001ecdd4794', 'introduction', 'Revised quotation', 'As discussed, please find our revised offer below. It replaces our earlier quotation.', '根据双方沟通，现更新报价如下，原报价单随之失效。', 1),
	('01a22db9985800020902ba03', 'payment', '30/70', '30 % by T/T with the order, 70 % by T/T before shipment.', '下单时电汇30%，发货前电汇付清70%。', 1),
	('01a22db998580003d449a3a2', 'payment', '100 %', '100 % by T/T before shipment.', '发货前电汇付清全款。', 1),
	('01a22db998580004fb7617d2', 'payment', 'L/C', 'Irrevocable letter of credit at sight.', '不可撤销即期信用证。', 1),
	('01a22db99858000531169b2c', 'remarks', 'Lead times', 'Lead times are counted from receipt of the deposit. Prices are without taxes and duties of the country of destination.', '交货期自收到定金之日起计算。价格不含目的国的税费和关税。', 1),
	('01a22db998580006ac3913d4', 'remarks', 'Nameplate', 'Please send us a photograph of the nameplate before you order, so that we can confirm that the part fits.', '下单前请提供铭牌照片，以便我们确认配件是否适用。', 1),
	('01a22db9985d000010927db0', 'answer', 'Ask for details', 'Dear {name},

Thank you for your inquiry {reference}. To quote the right parts we need a few details:

- photographs of the part and of its nameplate
- maker, model and year of the lift
- quantities

You can reply to this e-mail, or use the page of your inquiry below.', '{name}：

感谢您的询价{reference}。为准确报价，请补充以下信息：

- 配件及其铭牌的照片
- 电梯的品牌、型号和年份
- 数量

您可以直接回复本邮件，也可以在下方的询价页面上回复。', 1),
	('01a22db9985d0001bcf0842a', 'answer', 'Delivery information', 'Dear {name},

About your inquiry {reference}: your goods are ready. They leave our factory on [date] with [carrier]; the tracking number is [number], and we expect them to arrive on [date].

Please find the shipping documents attached.', '{name}：

关于您的询价{reference}：货物已备妥，将于[日期]由[承运人]运出，运单号为[号码]，预计[日期]到达。

随附运输单据，请查收。', 1),
	('01a22db9985d0002c9eb66a2', 'orderConfirmation', 'Order confirmation', 'Dear {name},

Thank you for your order. We confirm it as accepted in our quotation {quotation}, and it is now binding for both sides.

You will receive our invoice and the delivery date shortly.', '{name}：

感谢您的订单。我们按报价单{quotation}确认该订单，订单自此对双方生效。

发票和交货日期将随后发送给您。', 1),
	('01a22db9985d00035ff6423f', 'answer', 'Decline', 'Dear {name},

Thank you for your inquiry {reference}. Unfortunately we cannot supply what you need, and we do not want to keep you waiting.

We would be glad to hear from you again when you need other parts.', '{name}：

感谢您的询价{reference}。很抱歉，我们无法供应您所需的产品，特此告知，以免耽误您的时间。

如有其他配件需求，欢迎随时与我们联系。', 1),
	('01a22db9bc280000160af58e', 'payment', 'Usual', '30 days', '30天', 1);


--
-- Data for Name: writeChecks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."writeChecks" VALUES
	(1, '2026-11-30T18:31:22.668Z');


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
-- Name: buyerResponses buyerResponses_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."buyerResponses"
    ADD CONSTRAINT "buyerResponses_key" UNIQUE ("messageId", "idempotencyKey");


--
-- Name: buyerResponses buyerResponses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."buyerResponses"
    ADD CONSTRAINT "buyerResponses_pkey" PRIMARY KEY (id);


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
-- Name: quotedPrices quotedPrices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."quotedPrices"
    ADD CONSTRAINT "quotedPrices_pkey" PRIMARY KEY ("quotationId", "position");


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
-- Name: mails_replyDueAt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "mails_replyDueAt" ON public.mails USING btree ("replyDueAt");


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
-- Name: quotedPrices_partId; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "quotedPrices_partId" ON public."quotedPrices" USING btree ("partId");


--
-- Name: quotedPrices_textKey; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "quotedPrices_textKey" ON public."quotedPrices" USING btree ("textKey");


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
-- Name: buyerResponses buyerResponses_messageId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."buyerResponses"
    ADD CONSTRAINT "buyerResponses_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES public.messages(id) ON DELETE CASCADE;


--
-- Name: buyerResponses buyerResponses_quotationId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."buyerResponses"
    ADD CONSTRAINT "buyerResponses_quotationId_fkey" FOREIGN KEY ("quotationId") REFERENCES public.quotations(id) ON DELETE CASCADE;


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
-- Name: quotedPrices quotedPrices_quotationId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."quotedPrices"
    ADD CONSTRAINT "quotedPrices_quotationId_fkey" FOREIGN KEY ("quotationId") REFERENCES public.quotations(id) ON DELETE CASCADE;


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


