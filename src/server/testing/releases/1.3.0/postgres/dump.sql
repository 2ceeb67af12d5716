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
-- Name: passwordResets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."passwordResets" (
    id text NOT NULL,
    email text NOT NULL,
    kind text NOT NULL,
    language text NOT NULL,
    "accountId" text,
    "tokenHash" text,
    "queuedAt" text NOT NULL,
    "dueAt" text,
    tries integer DEFAULT 0 NOT NULL,
    "transmittedAt" text,
    "expiresAt" text NOT NULL
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
	('01a22f3b4aa20000abd61015', 'admin@trial.example', '$argon2id$v=19$m=19456,t=2,p=1$xpz2297Lq5+YERlKKwmGsA$p2kXA5EuWSYqV9uhFjSKaCjG2F3oI11OFn6Da/9T+NM', 'admin', '2026-12-01T01:32:24.610Z', 0, '2026-12-01T01:32:30.302Z', '');


--
-- Data for Name: attributeCategories; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: attributeChoices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."attributeChoices" VALUES
	('01a22f3b4efc0000a2143764', 'Left', '左'),
	('01a22f3b4efc0000a2143764', 'Right', '右');


--
-- Data for Name: attributes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attributes VALUES
	('01a22f3b4eee00005703572a', 'speed', 'Speed', '速度', 'number', 'm/s', 1),
	('01a22f3b4efc0000a2143764', 'side', 'Side', '侧', 'choice', '', 1);


--
-- Data for Name: buyerResponses; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."buyerResponses" VALUES
	('01a22f3b57a80000de9f5a06', '01a22f3b54d000008b0552e3', '01a22f3b55f40000eecac151', 'changeRequested', '', '', '', '[{"position":0,"quantity":3}]', '2026-12-01T01:32:27.942Z', NULL, 'F1XBfgHfVLsbgluIRxZUKntFOfU0pBMkXHS3rVfzSuw'),
	('01a22f3b59dc00000cb4b264', '01a22f3b54d000008b0552e3', '01a22f3b57e50000fe86606d', 'accepted', '', 'PO 4711', '', '[]', '2026-12-01T01:32:28.507Z', NULL, 'aD-6PVMwjD-V5NukZ1_FB3UklBxBoC2d08uasrkNxRc');


--
-- Data for Name: catalogue; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.catalogue VALUES
	(1, 22, 'a846fec0f83af1ea16');


--
-- Data for Name: categories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.categories VALUES
	('01a22f3b4e8e0000085a4015', 'Doors', 'doors', '', '门', '@men2 ', '', '', '', NULL, NULL, '80cd7d28cb40e2c409a36bec93e0d5d9794fdf6b19ffa4c916844f158e95697a.png', '2026-12-01T01:32:25.614Z', '2026-12-01T01:32:25.614Z', 1, NULL, '', NULL),
	('01a22f3b4ee0000071827078', 'Door operators', 'door operators', '', '', 'door operators', '', 'name ', '', NULL, '01a22f3b4e8e0000085a4015', NULL, '2026-12-01T01:32:25.698Z', '2026-12-01T01:32:25.698Z', 1, NULL, '', NULL),
	('01a22f3b50b30000aa7b7058', 'Former', 'former', '', '', 'former', '', 'name ', '', NULL, NULL, 'c04c4f1e25d6292638daa9fb0aefd7e712076d8d3866463bf4bfdbc50870b5ba.png', '2026-12-01T01:32:26.163Z', '2026-12-01T01:32:26.163Z', 1, '2026-12-01T01:32:26.225Z', 'admin@trial.example', '01a22f3b50f00000742fec8c'),
	('01a22f3b50be00002931d4d1', 'Former, inner', 'former, inner', '', '', 'former, inner', '', 'name ', '', NULL, '01a22f3b50b30000aa7b7058', NULL, '2026-12-01T01:32:26.175Z', '2026-12-01T01:32:26.175Z', 1, '2026-12-01T01:32:26.225Z', 'admin@trial.example', '01a22f3b50f00000742fec8c'),
	('846de4393841e67e8e75d23e', 'New applied', 'new applied', '', '', 'new applied', '', 'name ', '', NULL, NULL, NULL, '2026-12-01T01:32:26.686Z', '2026-12-01T01:32:26.686Z', 1, NULL, '', NULL),
	('e06996433a8072248c474bed', 'Below', 'below', '', '', 'below', '', 'name ', '', NULL, '846de4393841e67e8e75d23e', NULL, '2026-12-01T01:32:26.689Z', '2026-12-01T01:32:26.689Z', 1, NULL, '', NULL);


--
-- Data for Name: changedRecords; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."changedRecords" VALUES
	('01a22f3b4ed000007675e9eb', 0, '01a22f3b4e8e0000085a4015', 'Doors', '[{"field":"","before":null,"after":null}]'),
	('01a22f3b4ee400007a634629', 0, '01a22f3b4ee0000071827078', 'Door operators', '[{"field":"","before":null,"after":null}]'),
	('01a22f3b4eef0000c7ee7e95', 0, '01a22f3b4eee00005703572a', 'Speed', '[{"field":"key","before":null,"after":"speed"},{"field":"labelEn","before":null,"after":"Speed"},{"field":"labelZh","before":null,"after":"速度"},{"field":"kind","before":null,"after":"number"},{"field":"unit","before":null,"after":"m/s"}]'),
	('01a22f3b4efe000060bfd433', 0, '01a22f3b4efc0000a2143764', 'Side', '[{"field":"key","before":null,"after":"side"},{"field":"labelEn","before":null,"after":"Side"},{"field":"labelZh","before":null,"after":"侧"},{"field":"kind","before":null,"after":"choice"},{"field":"choicesZh","before":null,"after":"[[\"Left\",\"左\"],[\"Right\",\"右\"]]"}]'),
	('01a22f3b4f0f00002602ea66', 0, '01a22f3b4f0700008f59ac9a', 'portcullis = door', '[{"field":"term","before":null,"after":"portcullis"},{"field":"meaning","before":null,"after":"door"}]'),
	('01a22f3b4f1700001241e8d2', 0, '01a22f3b4f150000da92488b', 'Usual', '[{"field":"field","before":null,"after":"payment"},{"field":"name","before":null,"after":"Usual"},{"field":"textEn","before":null,"after":"30 days"},{"field":"textZh","before":null,"after":"30天"}]'),
	('01a22f3b4f6800006245e0f4', 0, '01a22f3b4f47000050484ce6', 'Door operator 1', '[{"field":"","before":null,"after":null}]'),
	('01a22f3b4f8a00009781dce3', 0, '01a22f3b4f47000050484ce6', 'Door operator 1', '[{"field":"price.USD.1","before":null,"after":"{\"price\":\"12.50\"}"},{"field":"price.JPY.10","before":null,"after":"{\"price\":\"1900\",\"from\":\"2026-01-01\"}"},{"field":"price.EUR.10","before":null,"after":"{\"price\":\"10.1255\",\"until\":\"2999-12-31\"}"},{"field":"supplier.Kyonetsu","before":null,"after":"{\"number\":\"K/0\",\"cost\":\"8.25\",\"currency\":\"EUR\"}"},{"field":"supplier.电梯配件厂","before":null,"after":"{}"}]'),
	('01a22f3b4fb800005c9e1813', 0, '01a22f3b4fae0000d1abc370', 'Door roller 2', '[{"field":"","before":null,"after":null}]'),
	('01a22f3b4fc90000357071a1', 0, '01a22f3b4fae0000d1abc370', 'Door roller 2', '[{"field":"price.USD.1","before":null,"after":"{\"price\":\"22.50\"}"},{"field":"price.JPY.10","before":null,"after":"{\"price\":\"2900\",\"from\":\"2026-01-01\"}"},{"field":"price.EUR.10","before":null,"after":"{\"price\":\"20.1255\",\"until\":\"2999-12-31\"}"},{"field":"supplier.Kyonetsu","before":null,"after":"{\"number\":\"K/1\",\"cost\":\"8.25\",\"currency\":\"EUR\"}"},{"field":"supplier.电梯配件厂","before":null,"after":"{}"}]'),
	('01a22f3b4ffd0000637d928b', 0, '01a22f3b4ff10000b3b8985b', 'Steel rope 3', '[{"field":"","before":null,"after":null}]'),
	('01a22f3b5017000055e532f1', 0, '01a22f3b4ff10000b3b8985b', 'Steel rope 3', '[{"field":"price.USD.1","before":null,"after":"{\"price\":\"32.50\"}"},{"field":"price.JPY.10","before":null,"after":"{\"price\":\"3900\",\"from\":\"2026-01-01\"}"},{"field":"price.EUR.10","before":null,"after":"{\"price\":\"30.1255\",\"until\":\"2999-12-31\"}"},{"field":"supplier.Kyonetsu","before":null,"after":"{\"number\":\"K/2\",\"cost\":\"8.25\",\"currency\":\"EUR\"}"},{"field":"supplier.电梯配件厂","before":null,"after":"{}"}]'),
	('01a22f3b504300006734db8e', 0, '01a22f3b50380000577b5bb5', 'Ölpuffer 4', '[{"field":"","before":null,"after":null}]'),
	('01a22f3b50560000f9b93c2a', 0, '01a22f3b50380000577b5bb5', 'Ölpuffer 4', '[{"field":"price.USD.1","before":null,"after":"{\"price\":\"42.50\"}"},{"field":"price.JPY.10","before":null,"after":"{\"price\":\"4900\",\"from\":\"2026-01-01\"}"},{"field":"price.EUR.10","before":null,"after":"{\"price\":\"40.1255\",\"until\":\"2999-12-31\"}"},{"field":"supplier.Kyonetsu","before":null,"after":"{\"number\":\"K/3\",\"cost\":\"8.25\",\"currency\":\"EUR\"}"},{"field":"supplier.电梯配件厂","before":null,"after":"{}"}]'),
	('01a22f3b506900004c62eddf', 0, '01a22f3b506400004e78e5d6', 'Unfinished controller', '[{"field":"","before":null,"after":null}]'),
	('01a22f3b50880000760b0118', 0, '01a22f3b4f47000050484ce6', 'Door operator 1', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22f3b50880000760b0118', 1, '01a22f3b4fae0000d1abc370', 'Door roller 2', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22f3b50880000760b0118', 2, '01a22f3b4ff10000b3b8985b', 'Steel rope 3', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22f3b50880000760b0118', 3, '01a22f3b50380000577b5bb5', 'Ölpuffer 4', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22f3b509f00007c82368b', 0, '01a22f3b4f47000050484ce6', 'Door operator 1', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22f3b509f00007c82368b', 1, '01a22f3b4fae0000d1abc370', 'Door roller 2', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22f3b509f00007c82368b', 2, '01a22f3b4ff10000b3b8985b', 'Steel rope 3', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22f3b509f00007c82368b', 3, '01a22f3b50380000577b5bb5', 'Ölpuffer 4', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22f3b50b40000642d7d49', 0, '01a22f3b50b30000aa7b7058', 'Former', '[{"field":"","before":null,"after":null}]'),
	('01a22f3b50c00000df79f325', 0, '01a22f3b50be00002931d4d1', 'Former, inner', '[{"field":"","before":null,"after":null}]'),
	('01a22f3b50db00006a9027b9', 0, '01a22f3b50d200004b7ae9a8', 'Former part', '[{"field":"","before":null,"after":null}]'),
	('01a22f3b50e60000a6181d0f', 0, '01a22f3b50d200004b7ae9a8', 'Former part', '[{"field":"","before":null,"after":null}]'),
	('01a22f3b50f00000742fec8c', 0, '01a22f3b50b30000aa7b7058', 'Former', '[{"field":"","before":null,"after":null}]'),
	('01a22f3b50f00000742fec8c', 1, '01a22f3b50be00002931d4d1', 'Former, inner', '[{"field":"","before":null,"after":null}]'),
	('01a22f3b52bb0000a41495b6', 0, '846de4393841e67e8e75d23e', 'New applied', '[{"field":"","before":null,"after":null}]'),
	('01a22f3b52bb0000a41495b6', 1, 'e06996433a8072248c474bed', 'Below', '[{"field":"","before":null,"after":null}]'),
	('01a22f3b52bb0000a41495b6', 2, '01a22f3b4f47000050484ce6', 'Door operator 1', '[{"field":"brand","before":"Kyonetsu","after":"Brand applied"},{"field":"attribute.speed","before":"0.5","after":"1.5"},{"field":"price.USD.1","before":"{\"price\":\"12.50\"}","after":"{\"price\":\"13.00\"}"},{"field":"supplier.Kyonetsu","before":"{\"number\":\"K/0\",\"cost\":\"8.25\",\"currency\":\"EUR\"}","after":"{\"number\":\"K/0\",\"cost\":\"8.50\",\"currency\":\"EUR\"}"}]'),
	('01a22f3b52bb0000a41495b6', 3, '01a22f3b52830000bce26470', 'Part applied', '[{"field":"","before":null,"after":null}]'),
	('01a22f3b55b000009f02144f', 0, '01a22f3b54d000008b0552e3', 'Q-TACNVX', '[{"field":"state","before":"new","after":"answered"}]'),
	('01a22f3b55fa00015657d6ad', 0, '01a22f3b54d000008b0552e3', 'Q-TACNVX', '[{"field":"state","before":"answered","after":"quoted"}]');


--
-- Data for Name: changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes VALUES
	('01a22f3b4ed000007675e9eb', '2026-12-01T01:32:25.680Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22f3b4ee400007a634629', '2026-12-01T01:32:25.700Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22f3b4eef0000c7ee7e95', '2026-12-01T01:32:25.711Z', 'admin@trial.example', 'attribute', 'created', 1, NULL),
	('01a22f3b4efe000060bfd433', '2026-12-01T01:32:25.726Z', 'admin@trial.example', 'attribute', 'created', 1, NULL),
	('01a22f3b4f0f00002602ea66', '2026-12-01T01:32:25.743Z', 'admin@trial.example', 'synonym', 'created', 1, NULL),
	('01a22f3b4f1700001241e8d2', '2026-12-01T01:32:25.751Z', 'admin@trial.example', 'template', 'created', 1, NULL),
	('01a22f3b4f6800006245e0f4', '2026-12-01T01:32:25.832Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22f3b4f8a00009781dce3', '2026-12-01T01:32:25.866Z', 'admin@trial.example', 'part', 'edited', 1, NULL),
	('01a22f3b4fb800005c9e1813', '2026-12-01T01:32:25.912Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22f3b4fc90000357071a1', '2026-12-01T01:32:25.929Z', 'admin@trial.example', 'part', 'edited', 1, NULL),
	('01a22f3b4ffd0000637d928b', '2026-12-01T01:32:25.981Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22f3b5017000055e532f1', '2026-12-01T01:32:26.007Z', 'admin@trial.example', 'part', 'edited', 1, NULL),
	('01a22f3b504300006734db8e', '2026-12-01T01:32:26.051Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22f3b50560000f9b93c2a', '2026-12-01T01:32:26.070Z', 'admin@trial.example', 'part', 'edited', 1, NULL),
	('01a22f3b506900004c62eddf', '2026-12-01T01:32:26.089Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22f3b50880000760b0118', '2026-12-01T01:32:26.120Z', 'admin@trial.example', 'part', 'edited', 4, NULL),
	('01a22f3b509f00007c82368b', '2026-12-01T01:32:26.143Z', 'admin@trial.example', 'part', 'edited', 4, NULL),
	('01a22f3b50b40000642d7d49', '2026-12-01T01:32:26.164Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22f3b50c00000df79f325', '2026-12-01T01:32:26.176Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22f3b50db00006a9027b9', '2026-12-01T01:32:26.203Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22f3b50e60000a6181d0f', '2026-12-01T01:32:26.217Z', 'admin@trial.example', 'part', 'deleted', 1, NULL),
	('01a22f3b50f00000742fec8c', '2026-12-01T01:32:26.230Z', 'admin@trial.example', 'category', 'deleted', 2, NULL),
	('01a22f3b52bb0000a41495b6', '2026-12-01T01:32:26.691Z', 'admin@trial.example', 'part', 'imported', 4, NULL),
	('01a22f3b55b000009f02144f', '2026-12-01T01:32:27.440Z', 'admin@trial.example', 'inquiry', 'edited', 1, NULL),
	('01a22f3b55fa00015657d6ad', '2026-12-01T01:32:27.514Z', 'admin@trial.example', 'inquiry', 'edited', 1, NULL);


--
-- Data for Name: erasureKey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."erasureKey" VALUES
	(1, 'xHm_CK86EmTbIfRfIC6tzrGH95MH_uklYiSsEFFwKfo');


--
-- Data for Name: images; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.images VALUES
	('80cd7d28cb40e2c409a36bec93e0d5d9794fdf6b19ffa4c916844f158e95697a.png', '2026-12-01T01:32:25.608Z', NULL, 12, 8),
	('12706173df54df77a79aad9d9fcb880227e92aa126829af6397b4f19c5546908.png', '2026-12-01T01:32:25.784Z', NULL, 12, 8),
	('8b8dca47ba1a26078a735455fcf2db3b6865ac75dab84713c2f3feedd2277aef.png', '2026-12-01T01:32:25.788Z', NULL, 12, 8),
	('53c7bb38dc297b97832ac97a7ae631f84947f3f75e1d0e45080ee8e54792e314.pdf', '2026-12-01T01:32:25.791Z', NULL, NULL, NULL),
	('739cc906fd1cd21262ae46aae32fd5dbc08f292b3f3f7e58faffc3253af4a2ca.png', '2026-12-01T01:32:25.893Z', NULL, 12, 8),
	('95c2144c244954c3a899bd09998e1c75edd80376b7293a252385dc23d13ae195.png', '2026-12-01T01:32:25.896Z', NULL, 12, 8),
	('c4b42cfb173a6cb989976a70401c761bc6bc94cd855bd1b9eeb5ee8b05b83b53.png', '2026-12-01T01:32:25.957Z', NULL, 12, 8),
	('61d9897d9041b3438f0a6503a5aec8fcf3eb1b45b265cb846683960e132cb81a.png', '2026-12-01T01:32:25.960Z', NULL, 12, 8),
	('c6485e4895bc50e714d06b03db498899a40381af2eda888e1d3725842b4a084f.png', '2026-12-01T01:32:26.030Z', NULL, 12, 8),
	('b7e94cb4a6d640e88d8eafca57be7818245851c6d6f916d487de1e39aebb67b5.png', '2026-12-01T01:32:26.033Z', NULL, 12, 8),
	('c04c4f1e25d6292638daa9fb0aefd7e712076d8d3866463bf4bfdbc50870b5ba.png', '2026-12-01T01:32:26.160Z', NULL, 12, 8),
	('583e15688e7def8cdf3be557f90e3c170ec64ac59a82605b68efa3071caa4a90.png', '2026-12-01T01:32:26.190Z', NULL, 12, 8),
	('a50eb1b3cbaab2293b7bf97651dd14900715a068e9bc6b8ad2eded61f47c6bfd.png', '2026-12-01T01:32:26.455Z', NULL, 12, 8),
	('3ab9640bd236bce25e979cf8a0725ee9708c78065fddaf84bfbfa2b57ed889fe.png', '2026-12-01T01:32:26.933Z', NULL, 12, 8);


--
-- Data for Name: importColumns; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."importColumns" VALUES
	('79a3d5d86e37f4e7bdcafdb986a2255760929886fece58360ce2e7b41ed59316', '["partNumber","name","category","brand","attribute.speed","images","price","supplier","cost"]', '2026-12-01T01:32:26.995Z', '[null,null,null,null,null,null,null,null,null]', '[null,null,null,null,null,null,"USD",null,"EUR"]');


--
-- Data for Name: importImages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."importImages" VALUES
	('01a22f3b51020000a7217524', 'applied.png', 'a50eb1b3cbaab2293b7bf97651dd14900715a068e9bc6b8ad2eded61f47c6bfd.png', ''),
	('01a22f3b52f200008bbf7f89', 'waiting.png', '3ab9640bd236bce25e979cf8a0725ee9708c78065fddaf84bfbfa2b57ed889fe.png', '');


--
-- Data for Name: importRows; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."importRows" VALUES
	('01a22f3b51020000a7217524', 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '', '', NULL, 'part number
name
category
brand
speed (m/s)
images
price (usd)
supplier
cost (eur)', '[{"text":"Part number"},{"text":"Name"},{"text":"Category"},{"text":"Brand"},{"text":"Speed (m/s)"},{"text":"Images"},{"text":"Price (USD)"},{"text":"Supplier"},{"text":"Cost (EUR)"}]', '', NULL, NULL, NULL, NULL, NULL, '', '', NULL, ''),
	('01a22f3b51020000a7217524', 0, 2, 0, 'changed', 'changed', NULL, NULL, '01a22f3b4f47000050484ce6', 'fx-100', 'fx100', NULL, 'fx-100
door operator 1
doors / door operators
brand applied
1.5

13
kyonetsu
8.5', '[{"text":"FX-100"},{"text":"Door operator 1"},{"text":"Doors / Door operators"},{"text":"Brand applied"},{"text":"1.5"},{"text":""},{"text":"13","flag":"number"},{"text":"Kyonetsu"},{"text":"8.5"}]', '{"changes":[{"field":"brand","before":"Kyonetsu","after":"Brand applied"},{"field":"attribute.speed","before":"0.5 m/s","after":"1.5 m/s"},{"field":"price","before":"USD 12.50","after":"USD 13.00","percent":4},{"field":"cost","before":"Kyonetsu · K/0 · EUR 8.25","after":"Kyonetsu · K/0 · EUR 8.50","percent":3}],"problems":[]}', '{"brand":"Brand applied","categoryId":"01a22f3b4ee0000071827078","brandKey":"brand applied","partNumberKey":"fx-00000000000000000100","exactKey":"fx-100"}', NULL, NULL, '[{"attributeId":"01a22f3b4eee00005703572a","value":"1.5","number":1.5},{"attributeId":"01a22f3b4efc0000a2143764","value":"Left","number":null}]', '[{"field":"brand","before":"Kyonetsu","after":"Brand applied"},{"field":"attribute.speed","before":"0.5","after":"1.5"},{"field":"price.USD.1","before":"{\"price\":\"12.50\"}","after":"{\"price\":\"13.00\"}"},{"field":"supplier.Kyonetsu","before":"{\"number\":\"K/0\",\"cost\":\"8.25\",\"currency\":\"EUR\"}","after":"{\"number\":\"K/0\",\"cost\":\"8.50\",\"currency\":\"EUR\"}"}]', '', '', '{"price.USD.1":"{\"price\":\"13.00\"}","supplier.Kyonetsu":"{\"number\":\"K/0\",\"cost\":\"8.50\",\"currency\":\"EUR\"}"}', ''),
	('01a22f3b51020000a7217524', 0, 3, 0, 'new', 'new', NULL, NULL, '01a22f3b52830000bce26470', 'fx-applied', 'fxapplied', 'New applied > Below', 'fx-applied
part applied
new applied / below
kyonetsu
2.5
applied.png
4.25', '[{"text":"FX-applied"},{"text":"Part applied"},{"text":"New applied / Below"},{"text":"Kyonetsu"},{"text":"2.5"},{"text":"applied.png"},{"text":"4.25"}]', '{"changes":[{"field":"name","before":"","after":"Part applied"},{"field":"partNumber","before":"","after":"FX-applied"},{"field":"brand","before":"","after":"Kyonetsu"},{"field":"category","before":"","after":"New applied > Below"},{"field":"images","before":"","after":"a50eb1b3cbaab2293b7bf97651dd14900715a068e9bc6b8ad2eded61f47c6bfd.png"},{"field":"attribute.speed","before":"","after":"2.5 m/s"},{"field":"price","before":"","after":"USD 4.25"}],"problems":[],"newCategories":[{"id":"846de4393841e67e8e75d23e","name":"New applied","parentId":null},{"id":"e06996433a8072248c474bed","name":"Below","parentId":"846de4393841e67e8e75d23e"}]}', '{"name":"Part applied","partNumber":"FX-applied","brand":"Kyonetsu","partType":"","material":"","dimensions":"","installSize":"","faceplateSize":"","weight":"","application":"","warrantyTime":"","certificates":"","moq":"","leadTime":"","shippingTerms":"","paymentTerms":"","paymentCurrency":"","packing":"","hsCode":"","countryOfOrigin":"","netWeight":"","grossWeight":"","description":"","nameZh":"","partTypeZh":"","materialZh":"","dimensionsZh":"","installSizeZh":"","faceplateSizeZh":"","weightZh":"","applicationZh":"","warrantyTimeZh":"","certificatesZh":"","moqZh":"","leadTimeZh":"","shippingTermsZh":"","paymentTermsZh":"","paymentCurrencyZh":"","packingZh":"","countryOfOriginZh":"","descriptionZh":"","missingZh":"name ","outdatedZh":"","categoryId":"e06996433a8072248c474bed","categoryKey":"below","categoryKeyZh":"below","hidden":0,"nameKey":"part applied","nameKeyZh":"part applied","brandKey":"kyonetsu","partNumberKey":"fx-applied","exactKey":"fx-applied"}', '[{"position":0,"by":"own","maker":"","number":"FX-applied","exactKey":"fx-applied","key":"fxapplied","looseKey":"fxapp11ed"}]', '[{"position":0,"file":"a50eb1b3cbaab2293b7bf97651dd14900715a068e9bc6b8ad2eded61f47c6bfd.png"}]', '[{"attributeId":"01a22f3b4eee00005703572a","value":"2.5","number":2.5}]', '[{"field":"","before":null,"after":null}]', '', '', '{"price.USD.1":"{\"price\":\"4.25\"}"}', 'price.USD.1'),
	('01a22f3b51020000a7217524', 0, 4, 0, 'faulty', 'faulty', NULL, NULL, NULL, 'fx-faulty', 'fxfaulty', NULL, 'fx-faulty

doors', '[{"text":"FX-faulty"},{"text":""},{"text":"Doors"}]', '{"changes":[{"field":"partNumber","before":"","after":"FX-faulty"},{"field":"category","before":"","after":"Doors"}],"problems":[{"field":"name","code":"name_missing"}]}', NULL, NULL, NULL, NULL, NULL, '', '|name_missing|', NULL, ''),
	('01a22f3b52f200008bbf7f89', 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '', '', NULL, 'part number
name
category
brand
speed (m/s)
images
price (usd)
supplier
cost (eur)', '[{"text":"Part number"},{"text":"Name"},{"text":"Category"},{"text":"Brand"},{"text":"Speed (m/s)"},{"text":"Images"},{"text":"Price (USD)"},{"text":"Supplier"},{"text":"Cost (EUR)"}]', '', NULL, NULL, NULL, NULL, NULL, '', '', NULL, ''),
	('01a22f3b52f200008bbf7f89', 0, 2, 0, 'changed', 'changed', NULL, NULL, '01a22f3b4f47000050484ce6', 'fx-100', 'fx100', NULL, 'fx-100
door operator 1
doors / door operators
brand waiting
1.5

13
kyonetsu
8.5', '[{"text":"FX-100"},{"text":"Door operator 1"},{"text":"Doors / Door operators"},{"text":"Brand waiting"},{"text":"1.5"},{"text":""},{"text":"13","flag":"number"},{"text":"Kyonetsu"},{"text":"8.5"}]', '{"changes":[{"field":"brand","before":"Brand applied","after":"Brand waiting"}],"problems":[]}', '{"brand":"Brand waiting","categoryId":"01a22f3b4ee0000071827078","brandKey":"brand waiting","partNumberKey":"fx-00000000000000000100","exactKey":"fx-100"}', NULL, NULL, NULL, '[{"field":"brand","before":"Brand applied","after":"Brand waiting"}]', '', '', NULL, ''),
	('01a22f3b52f200008bbf7f89', 0, 4, 0, 'faulty', 'faulty', NULL, NULL, NULL, 'fx-faulty', 'fxfaulty', NULL, 'fx-faulty

doors', '[{"text":"FX-faulty"},{"text":""},{"text":"Doors"}]', '{"changes":[{"field":"partNumber","before":"","after":"FX-faulty"},{"field":"category","before":"","after":"Doors"}],"problems":[{"field":"name","code":"name_missing"}]}', NULL, NULL, NULL, NULL, NULL, '', '|name_missing|', NULL, ''),
	('01a22f3b52f200008bbf7f89', 0, 3, 0, 'new', 'new', NULL, NULL, '01a22f3b54620000c13bc405', 'fx-waiting', 'fxwaiting', 'New waiting > Below', 'fx-waiting
part waiting
new waiting / below
kyonetsu
2.5
waiting.png
4.25', '[{"text":"FX-waiting"},{"text":"Part waiting"},{"text":"New waiting / Below"},{"text":"Kyonetsu"},{"text":"2.5"},{"text":"waiting.png"},{"text":"4.25"}]', '{"changes":[{"field":"name","before":"","after":"Part waiting"},{"field":"partNumber","before":"","after":"FX-waiting"},{"field":"brand","before":"","after":"Kyonetsu"},{"field":"category","before":"","after":"New waiting > Below"},{"field":"images","before":"","after":"3ab9640bd236bce25e979cf8a0725ee9708c78065fddaf84bfbfa2b57ed889fe.png"},{"field":"attribute.speed","before":"","after":"2.5 m/s"},{"field":"price","before":"","after":"USD 4.25"}],"problems":[],"newCategories":[{"id":"3cd24fed78a780533f3ad9f5","name":"New waiting","parentId":null},{"id":"87400445454e27686955f94c","name":"Below","parentId":"3cd24fed78a780533f3ad9f5"}]}', '{"name":"Part waiting","partNumber":"FX-waiting","brand":"Kyonetsu","partType":"","material":"","dimensions":"","installSize":"","faceplateSize":"","weight":"","application":"","warrantyTime":"","certificates":"","moq":"","leadTime":"","shippingTerms":"","paymentTerms":"","paymentCurrency":"","packing":"","hsCode":"","countryOfOrigin":"","netWeight":"","grossWeight":"","description":"","nameZh":"","partTypeZh":"","materialZh":"","dimensionsZh":"","installSizeZh":"","faceplateSizeZh":"","weightZh":"","applicationZh":"","warrantyTimeZh":"","certificatesZh":"","moqZh":"","leadTimeZh":"","shippingTermsZh":"","paymentTermsZh":"","paymentCurrencyZh":"","packingZh":"","countryOfOriginZh":"","descriptionZh":"","missingZh":"name ","outdatedZh":"","categoryId":"87400445454e27686955f94c","categoryKey":"below","categoryKeyZh":"below","hidden":0,"nameKey":"part waiting","nameKeyZh":"part waiting","brandKey":"kyonetsu","partNumberKey":"fx-waiting","exactKey":"fx-waiting"}', '[{"position":0,"by":"own","maker":"","number":"FX-waiting","exactKey":"fx-waiting","key":"fxwaiting","looseKey":"fxwa1t1ng"}]', '[{"position":0,"file":"3ab9640bd236bce25e979cf8a0725ee9708c78065fddaf84bfbfa2b57ed889fe.png"}]', '[{"attributeId":"01a22f3b4eee00005703572a","value":"2.5","number":2.5}]', '[{"field":"","before":null,"after":null}]', '', '', '{"price.USD.1":"{\"price\":\"4.25\"}"}', 'price.USD.1');


--
-- Data for Name: importWords; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: imports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.imports VALUES
	('01a22f3b51020000a7217524', '2026-12-01T01:32:26.242Z', 'admin@trial.example', 'applied.csv', 'applied', 3, 3, NULL, '[{"name":"","filled":[4,3,4,3,3,2,3,2,2],"rows":3,"headerRow":1,"columns":[{"heading":"Part number","samples":["FX-100","FX-applied","FX-faulty"],"field":"partNumber","source":"recognized"},{"heading":"Name","samples":["Door operator 1","Part applied"],"field":"name","source":"recognized"},{"heading":"Category","samples":["Doors / Door operators","New applied / Below","Doors"],"field":"category","source":"recognized"},{"heading":"Brand","samples":["Brand applied","Kyonetsu"],"field":"brand","source":"recognized"},{"heading":"Speed (m/s)","samples":["1.5","2.5"],"field":"attribute.speed","source":"recognized"},{"heading":"Images","samples":["applied.png"],"field":"images","source":"recognized"},{"heading":"Price (USD)","samples":["13","4.25"],"field":"price","source":"recognized","currency":"USD"},{"heading":"Supplier","samples":["Kyonetsu"],"field":"supplier","source":"recognized"},{"heading":"Cost (EUR)","samples":["8.5"],"field":"cost","source":"recognized","currency":"EUR"}]}]', 0, 2, 1, '8.23a7b9098bcdadbf88', '[]', '', '01a22f3b52bb0000a41495b6', '', '2026-12-01T01:32:26.683Z', '[]', '[{"field":"brand","word":"Brand applied","rows":1},{"field":"category","word":"New applied / Below","rows":1}]'),
	('01a22f3b52f200008bbf7f89', '2026-12-01T01:32:26.738Z', 'admin@trial.example', 'waiting.csv', 'ready', 3, 3, NULL, '[{"name":"","filled":[4,3,4,3,3,2,3,2,2],"rows":3,"headerRow":1,"columns":[{"heading":"Part number","samples":["FX-100","FX-waiting","FX-faulty"],"field":"partNumber","source":"remembered"},{"heading":"Name","samples":["Door operator 1","Part waiting"],"field":"name","source":"remembered"},{"heading":"Category","samples":["Doors / Door operators","New waiting / Below","Doors"],"field":"category","source":"remembered"},{"heading":"Brand","samples":["Brand waiting","Kyonetsu"],"field":"brand","source":"remembered"},{"heading":"Speed (m/s)","samples":["1.5","2.5"],"field":"attribute.speed","source":"remembered"},{"heading":"Images","samples":["waiting.png"],"field":"images","source":"remembered"},{"heading":"Price (USD)","samples":["13","4.25"],"field":"price","source":"remembered","currency":"USD"},{"heading":"Supplier","samples":["Kyonetsu"],"field":"supplier","source":"remembered"},{"heading":"Cost (EUR)","samples":["8.5"],"field":"cost","source":"remembered","currency":"EUR"}]}]', 0, 2, 1, '8.a846fec0f83af1ea16', '[]', '', NULL, '', NULL, '[]', '[{"field":"brand","word":"Brand waiting","rows":1},{"field":"category","word":"New waiting / Below","rows":1}]');


--
-- Data for Name: inquiryLines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."inquiryLines" VALUES
	('01a22f3b54d000008b0552e3', 0, '01a22f3b4f47000050484ce6', 'Door operator 1', 'FX-100', 2, '', '', '', 0),
	('01a22f3b54d000008b0552e3', 1, NULL, 'Steel rope 8 mm', '', 500, 'm', '', '', 0),
	('01a22f3b55160000b03ac7ef', 0, '01a22f3b4f47000050484ce6', '零件1', 'FX-100', 2, '', '', '', 0),
	('01a22f3b55160000b03ac7ef', 1, NULL, 'Steel rope 8 mm', '', 500, 'm', '', '', 0);


--
-- Data for Name: invitations; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: jobs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.jobs VALUES
	('synonyms', NULL, NULL, '2026-12-01T01:32:23.712Z'),
	('textTemplates', NULL, NULL, '2026-12-01T01:32:24.632Z'),
	('answerTemplates', NULL, NULL, '2026-12-01T01:32:24.636Z'),
	('importChecks', NULL, NULL, NULL),
	('messages', NULL, NULL, NULL),
	('sharedLists', NULL, NULL, NULL);


--
-- Data for Name: knownDevices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."knownDevices" VALUES
	('25a12846edad0c6d149e9204e136d83b1608ce4d70bca970ffd6f1419852737a', '01a22f3b4aa20000abd61015', '2027-12-01T01:32:25.419Z'),
	('7e5871cbdcabd61ef20d0b3a15eab72be46fd48d02e964853b5bff42e068a6d5', '01a22f3b4aa20000abd61015', '2027-12-01T01:32:30.302Z');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES
	('0001_initial', '2026-12-01T01:32:23.620Z'),
	('0002_importRows', '2026-12-01T01:32:23.625Z'),
	('0003_partTexts', '2026-12-01T01:32:23.630Z'),
	('0004_prices', '2026-12-01T01:32:23.638Z'),
	('0005_importWords', '2026-12-01T01:32:23.643Z'),
	('0006_importPrices', '2026-12-01T01:32:23.645Z'),
	('0007_correspondence', '2026-12-01T01:32:23.666Z'),
	('0008_passwordResets', '2026-12-01T01:32:23.672Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('01a22f3b54d400009ae2759d', 'notification', '01a22f3b54d000008b0552e3', NULL, '', '2026-12-01T01:33:27.283Z', 1, '2026-12-01T01:32:27.182Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL, NULL, NULL),
	('01a22f3b54d60000adf90477', 'confirmation', '01a22f3b54d000008b0552e3', NULL, 'amina@example.com', '2026-12-01T01:33:27.307Z', 1, '2026-12-01T01:32:27.182Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL, NULL, NULL),
	('01a22f3b5518000068e72079', 'notification', '01a22f3b55160000b03ac7ef', NULL, '', '2026-12-01T01:33:27.333Z', 1, '2026-12-01T01:32:27.235Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL, NULL, NULL),
	('01a22f3b551a0000ab114ea3', 'confirmation', '01a22f3b55160000b03ac7ef', NULL, 'amina@example.com', '2026-12-01T01:33:27.363Z', 1, '2026-12-01T01:32:27.235Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL, NULL, NULL),
	('01a22f3b55580000ed482e32', 'notification', '01a22f3b55570000e3482de3', NULL, '', '2026-12-01T01:33:27.464Z', 1, '2026-12-01T01:32:27.334Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL, NULL, NULL),
	('01a22f3b55fc0000b679563f', 'quotation', '01a22f3b54d000008b0552e3', '01a22f3b55f40000eecac151', '', '2026-12-01T01:33:27.923Z', 1, '2026-12-01T01:32:27.504Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL, NULL, NULL),
	('01a22f3b57ac0000f3d39124', 'response', '01a22f3b54d000008b0552e3', NULL, 'amina@example.com', NULL, 0, '2026-12-01T01:32:27.942Z', NULL, NULL, NULL, NULL, '01a22f3b57a80000de9f5a06', '2026-12-01T01:32:27.942Z'),
	('01a22f3b55b80000c1e677f7', 'answer', '01a22f3b54d000008b0552e3', NULL, '', NULL, 1, '2026-12-01T01:32:27.424Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL, '01a22f3b55b200003cb0a069', '2026-12-01T01:33:27.964Z'),
	('01a22f3b57ed0000213ba8ba', 'quotation', '01a22f3b54d000008b0552e3', '01a22f3b57e50000fe86606d', '', '2026-12-01T01:33:28.502Z', 1, '2026-12-01T01:32:28.001Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL, NULL, NULL),
	('01a22f3b59df0000598bd607', 'notification', '01a22f3b54d000008b0552e3', NULL, '', NULL, 0, '2026-12-01T01:32:28.507Z', NULL, NULL, NULL, NULL, '01a22f3b59dc00000cb4b264', '2026-12-01T01:32:28.507Z'),
	('01a22f3b59e20000196d841f', 'response', '01a22f3b54d000008b0552e3', NULL, 'amina@example.com', NULL, 0, '2026-12-01T01:32:28.507Z', NULL, NULL, NULL, NULL, '01a22f3b59dc00000cb4b264', '2026-12-01T01:32:28.507Z'),
	('01a22f3b57aa000043f56eff', 'notification', '01a22f3b54d000008b0552e3', NULL, '', NULL, 1, '2026-12-01T01:32:27.942Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL, '01a22f3b57a80000de9f5a06', '2026-12-01T01:33:28.534Z');


--
-- Data for Name: messageEvents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."messageEvents" VALUES
	('01a22f3b54d90000a2182b4d', '01a22f3b54d000008b0552e3', '2026-12-01T01:32:27.182Z', '', 'received', '', '', NULL),
	('01a22f3b551b00009907546f', '01a22f3b55160000b03ac7ef', '2026-12-01T01:32:27.235Z', '', 'received', '', '', NULL),
	('01a22f3b553800003d7fe0dc', '01a22f3b553600007f2f90c9', '2026-12-01T01:32:27.298Z', '', 'received', '', '', NULL),
	('01a22f3b555900019116cb7a', '01a22f3b55570000e3482de3', '2026-12-01T01:32:27.334Z', '', 'received', '', '', NULL),
	('01a22f3b55af0000b1ce1af4', '01a22f3b54d000008b0552e3', '2026-12-01T01:32:27.424Z', 'admin@trial.example', 'state', 'answered', '', NULL),
	('01a22f3b55b200003cb0a069', '01a22f3b54d000008b0552e3', '2026-12-01T01:32:27.424Z', 'admin@trial.example', 'answer', 'Which year is the lift from?', 'Your inquiry', NULL),
	('01a22f3b55fa000090db3934', '01a22f3b54d000008b0552e3', '2026-12-01T01:32:27.504Z', 'admin@trial.example', 'state', 'quoted', '', NULL),
	('01a22f3b55fb0000bae91ef4', '01a22f3b54d000008b0552e3', '2026-12-01T01:32:27.504Z', 'admin@trial.example', 'quotationIssued', 'HQ-2026-0001', '', NULL),
	('01a22f3b578d000065a13b6e', '01a22f3b54d000008b0552e3', '2026-12-01T01:32:27.909Z', 'admin@trial.example', 'note', 'Called back.', '', NULL),
	('01a22f3b57a80000de9f5a06', '01a22f3b54d000008b0552e3', '2026-12-01T01:32:27.942Z', '', 'changeRequested', '', '', NULL),
	('01a22f3b57ec000051304c91', '01a22f3b54d000008b0552e3', '2026-12-01T01:32:28.001Z', 'admin@trial.example', 'quotationIssued', 'HQ-2026-0001-R2', '', NULL),
	('01a22f3b59dc00000cb4b264', '01a22f3b54d000008b0552e3', '2026-12-01T01:32:28.507Z', '', 'accepted', '', '', NULL);


--
-- Data for Name: messageFiles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."messageFiles" VALUES
	('01a22f3b54d80000674fe8ed', '01a22f3b54d000008b0552e3', 0, '555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22f3b54c600001cd3165f.jpg', 'photographs.jpg', 'image/jpeg', 778, NULL),
	('01a22f3b54d80001b7cee55c', '01a22f3b54d000008b0552e3', 1, '555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22f3b54ca00001030dcb7.jpg', 'photographs.jpg', 'image/jpeg', 778, NULL),
	('01a22f3b55590000bf7614c6', '01a22f3b55570000e3482de3', 0, '91de44792023b5f20f67f49283a7e788d8ff7678b013723a0f8922055af68f35-01a22f3b55530000fdad9c31.pdf', 'cv.pdf', 'application/pdf', 28, NULL),
	('01a22f3b55b2000164862a15', '01a22f3b54d000008b0552e3', 0, '91de44792023b5f20f67f49283a7e788d8ff7678b013723a0f8922055af68f35-01a22f3b55a200005429de5b.pdf', 'attachments.pdf', 'application/pdf', 28, '01a22f3b55b200003cb0a069');


--
-- Data for Name: messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.messages VALUES
	('01a22f3b553600007f2f90c9', 'Q-RWDKKV', 'inquiry', 'Amina Rahman', 'amina@example.com', '', '', 'Held', 'Lifts Example', 'AE', '', '', 'new', NULL, 1, 0, NULL, 'lRYmVh7Kb0EalgXqzxnSQ4eLrCZSXvYTKqQ7voidkio', 'example.com', 'q-rwdkkv
amina rahman
lifts example
amina@example.com


held', '2026-12-01T01:32:27.298Z', NULL, 'amina@example.com', '', '2026-12-01T01:32:27.298Z', NULL, NULL, '', '2026-12-01T01:32:27.298Z'),
	('01a22f3b55570000e3482de3', 'A-HTVRHX', 'application', 'Li Wei', 'li@example.com', '', '', 'Welder', '', '', '', '', 'new', NULL, 1, 0, NULL, NULL, 'example.com', 'a-htvrhx
li wei

li@example.com


welder', '2026-12-01T01:32:27.334Z', NULL, 'li@example.com', '', NULL, NULL, NULL, '', NULL),
	('01a22f3b55160000b03ac7ef', 'Q-BD6CW9', 'inquiry', '陈静', 'amina@example.com', '', '', '请报价', 'Lifts Example', 'AE', 'zh', '', 'new', NULL, 1, 2, '2026-12-01T01:32:30.634Z', '_m76xBZbOs5WIDUle3zkKuuF6DYhKgAh1DZVznwB3oo', 'example.com', 'q-bd6cw9
陈静
lifts example
amina@example.com


请报价
零件1
fx-100

steel rope 8 mm

', '2026-12-01T01:32:27.235Z', NULL, 'amina@example.com', '', NULL, NULL, NULL, '', '2026-12-01T01:32:27.235Z'),
	('01a22f3b54d000008b0552e3', 'Q-TACNVX', 'inquiry', 'Amina Rahman', 'amina@example.com', '', '', '', 'Lifts Example', 'AE', 'en', '', 'quoted', NULL, 6, 2, '2026-12-01T01:32:30.663Z', '8ee6KrVymM37ykTVZ17fo-7zGxdopJtOhWcH3RuaX60', 'example.com', 'q-tacnvx
amina rahman
lifts example
amina@example.com



door operator 1
fx-100

steel rope 8 mm

', '2026-12-01T01:32:27.182Z', '2026-12-01T01:32:27.424Z', 'amina@example.com', '', NULL, NULL, NULL, '', '2026-12-01T01:32:28.507Z');


--
-- Data for Name: missedSearches; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: partAttributes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."partAttributes" VALUES
	(2, '01a22f3b4eee00005703572a', '1.5', 1.5),
	(2, '01a22f3b4efc0000a2143764', 'Left', NULL),
	(3, '01a22f3b4eee00005703572a', '2.5', 2.5),
	(3, '01a22f3b4efc0000a2143764', 'Left', NULL),
	(4, '01a22f3b4eee00005703572a', '3.5', 3.5),
	(4, '01a22f3b4efc0000a2143764', 'Left', NULL),
	(1, '01a22f3b4eee00005703572a', '1.5', 1.5),
	(1, '01a22f3b4efc0000a2143764', 'Left', NULL),
	(7, '01a22f3b4eee00005703572a', '2.5', 2.5);


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
-- Data for Name: passwordResets; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: privateFiles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."privateFiles" VALUES
	('555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22f3b54c600001cd3165f.jpg', '2026-12-01T01:32:27.206Z'),
	('555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22f3b54ca00001030dcb7.jpg', '2026-12-01T01:32:27.211Z'),
	('91de44792023b5f20f67f49283a7e788d8ff7678b013723a0f8922055af68f35-01a22f3b55530000fdad9c31.pdf', '2026-12-01T01:32:27.347Z'),
	('91de44792023b5f20f67f49283a7e788d8ff7678b013723a0f8922055af68f35-01a22f3b55a200005429de5b.pdf', '2026-12-01T01:32:27.426Z'),
	('43ccee417a06f44f06f04ee28e246448124c16ac0d2a6f8c86f763d1e0efa7e2-01a22f3b577b00007e752727.pdf', '2026-12-01T01:32:27.899Z'),
	('c05552f186d9ea9fad41fe3821679c2a61473ff48f653d0343bb098af014cbf5-01a22f3b598d0000bce1e099.pdf', '2026-12-01T01:32:28.429Z');


--
-- Data for Name: quotationDrafts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotationDrafts" VALUES
	('01a22f3b55160000b03ac7ef', '{"language":"zh","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22f3b4f47000050484ce6","partNumber":"FX-100","text":"零件1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', 1, '2026-12-01T01:32:27.406Z', 'admin@trial.example'),
	('01a22f3b54d000008b0552e3', '{"language":"en","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22f3b4f47000050484ce6","partNumber":"FX-100","text":"Door operator 1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', 4, '2026-12-01T01:32:28.001Z', 'admin@trial.example');


--
-- Data for Name: quotationLists; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotationLists" VALUES
	('bf66dc110f994acdf0553bd8a2b0fb600dbc62533375b1fe786e50688687cc83', '[{"partId":"01a22f3b4f47000050484ce6","quantity":2},{"text":"Steel rope 8 mm","quantity":500,"unit":"m"}]', 105, '2026-12-01T01:32:27.368Z', '2027-03-01T01:32:27.368Z');


--
-- Data for Name: quotationNumbers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotationNumbers" VALUES
	(2026, 1);


--
-- Data for Name: quotations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.quotations VALUES
	('01a22f3b55f40000eecac151', '01a22f3b54d000008b0552e3', 'HQ-2026-0001', '2026-12-01T01:32:27.504Z', 'admin@trial.example', '{"language":"en","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22f3b4f47000050484ce6","partNumber":"FX-100","text":"Door operator 1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', '43ccee417a06f44f06f04ee28e246448124c16ac0d2a6f8c86f763d1e0efa7e2-01a22f3b577b00007e752727.pdf', 'afb5cb04-c26a-4c33-aba1-603944648742', '', NULL, '', '2999-12-31'),
	('01a22f3b57e50000fe86606d', '01a22f3b54d000008b0552e3', 'HQ-2026-0001-R2', '2026-12-01T01:32:28.001Z', 'admin@trial.example', '{"language":"en","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22f3b4f47000050484ce6","partNumber":"FX-100","text":"Door operator 1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', 'c05552f186d9ea9fad41fe3821679c2a61473ff48f653d0343bb098af014cbf5-01a22f3b598d0000bce1e099.pdf', '1f8bc44d-3d75-4fd2-960e-899e4b76f4cd', '', NULL, '', '2999-12-31');


--
-- Data for Name: quotedPrices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotedPrices" VALUES
	('01a22f3b55f40000eecac151', 0, '01a22f3b4f47000050484ce6', 'fx-100', '12.50', 'USD', 'amina@example.com', 'lifts example', '2026-12-01T01:32:27.504Z'),
	('01a22f3b55f40000eecac151', 1, NULL, 'steel rope 8 mm', '12.50', 'USD', 'amina@example.com', 'lifts example', '2026-12-01T01:32:27.504Z'),
	('01a22f3b57e50000fe86606d', 0, '01a22f3b4f47000050484ce6', 'fx-100', '12.50', 'USD', 'amina@example.com', 'lifts example', '2026-12-01T01:32:28.001Z'),
	('01a22f3b57e50000fe86606d', 1, NULL, 'steel rope 8 mm', '12.50', 'USD', 'amina@example.com', 'lifts example', '2026-12-01T01:32:28.001Z');


--
-- Data for Name: rateLimits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."rateLimits" VALUES
	('messages:c4xCrF3hRWNqb86yoCZizA1Trb7v4bULM9VgqzzBKhI', 1, '2026-12-01T01:42:27.183Z'),
	('messagesNetworkDay:c4xCrF3hRWNqb86yoCZizA1Trb7v4bULM9VgqzzBKhI', 1, '2026-12-02T01:32:27.185Z'),
	('messagesIpDay:c4xCrF3hRWNqb86yoCZizA1Trb7v4bULM9VgqzzBKhI', 1, '2026-12-02T01:32:27.187Z'),
	('messages:ehtdYQIXuyPkDGTYWf-g_EEByAZNAJb0VvEMOvMs_qw', 1, '2026-12-01T01:42:27.238Z'),
	('messagesNetworkDay:ehtdYQIXuyPkDGTYWf-g_EEByAZNAJb0VvEMOvMs_qw', 1, '2026-12-02T01:32:27.249Z'),
	('messagesIpDay:ehtdYQIXuyPkDGTYWf-g_EEByAZNAJb0VvEMOvMs_qw', 1, '2026-12-02T01:32:27.266Z'),
	('messages:dpuiLYDWZssB1CoUWMnbZSR-i1d7GJPmU-SIg8izjEY', 1, '2026-12-01T01:42:27.304Z'),
	('messagesNetworkDay:dpuiLYDWZssB1CoUWMnbZSR-i1d7GJPmU-SIg8izjEY', 1, '2026-12-02T01:32:27.308Z'),
	('messagesIpDay:dpuiLYDWZssB1CoUWMnbZSR-i1d7GJPmU-SIg8izjEY', 1, '2026-12-02T01:32:27.310Z'),
	('messages:qtWSZF0XECZ73HNVaZsM9jMguS-vVTrn7siAy4M6xFQ', 1, '2026-12-01T01:42:27.336Z'),
	('messagesNetworkDay:qtWSZF0XECZ73HNVaZsM9jMguS-vVTrn7siAy4M6xFQ', 1, '2026-12-02T01:32:27.337Z'),
	('messagesIpDay:qtWSZF0XECZ73HNVaZsM9jMguS-vVTrn7siAy4M6xFQ', 1, '2026-12-02T01:32:27.339Z'),
	('sharedListsPerIp:WXlwFOm02lRO_wLTKcI41gxinnEE8_QG3xPizLLR0Uw', 1, '2026-12-02T01:32:27.365Z'),
	('sharedListsPerNetwork:WXlwFOm02lRO_wLTKcI41gxinnEE8_QG3xPizLLR0Uw', 1, '2026-12-02T01:32:27.367Z'),
	('buyerResponsesPerIp:Dwclw-SqEs1t1emnDXAPkkQrDbCgHm4vwONSkqxsB9M', 1, '2026-12-01T01:42:27.929Z'),
	('buyerResponsesPerIp:L_u0qev73WAEvpnLroA0zQHOJ5DQBf1RgUWOCj3aKzU', 1, '2026-12-01T01:42:28.471Z'),
	('buyerResponses:uGI-Ny9F2ByDwI0_2zLaQT7ipTJIPCvcxJNO3tD39Yo', 2, '2026-12-02T01:32:27.932Z');


--
-- Data for Name: schemaVersion; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."schemaVersion" VALUES
	(8, 1);


--
-- Data for Name: searchSynonyms; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."searchSynonyms" VALUES
	('01a22f3b47210000257cbe9a', 'lift', 'elevator', 'lift', 'elevator', 'elevator
lift', 1),
	('01a22f3b4723000168779e61', 'limiter', 'governor', 'limiter', 'governor', 'governor
limiter', 1),
	('01a22f3b472300024db0c009', 'speed limiter', 'overspeed governor', 'speed limiter', 'overspeed governor', 'overspeed governor
speed limiter', 1),
	('01a22f3b47230003baa6c5cb', 'overspeed limiter', 'overspeed governor', 'overspeed limiter', 'overspeed governor', 'overspeed governor
overspeed limiter', 1),
	('01a22f3b47230004a34dced9', 'speed governor', 'overspeed governor', 'speed governor', 'overspeed governor', 'overspeed governor
speed governor', 1),
	('01a22f3b472300051869d9ff', 'over speed governor', 'overspeed governor', 'over speed governor', 'overspeed governor', 'over speed governor
overspeed governor', 1),
	('01a22f3b47230006f520d01e', 'OSG', 'overspeed governor', 'osg', 'overspeed governor', 'osg
overspeed governor', 1),
	('01a22f3b47240000c4dc27a0', 'COP', 'car operating panel', 'cop', 'car operating panel', 'car operating panel
cop', 1),
	('01a22f3b472400019d075290', 'LOP', 'landing operating panel', 'lop', 'landing operating panel', 'landing operating panel
lop', 1),
	('01a22f3b4724000206c6d17d', 'car station', 'car operating panel', 'car station', 'car operating panel', 'car operating panel
car station', 1),
	('01a22f3b472400038941b83a', 'car control panel', 'car operating panel', 'car control panel', 'car operating panel', 'car control panel
car operating panel', 1),
	('01a22f3b47240004b08e7e50', 'cabin panel', 'car operating panel', 'cabin panel', 'car operating panel', 'cabin panel
car operating panel', 1),
	('01a22f3b47240005dfb3b00c', 'hall station', 'landing panel', 'hall station', 'landing panel', 'hall station
landing panel', 1),
	('01a22f3b47240006ca77b0bf', 'hall operating panel', 'landing panel', 'hall operating panel', 'landing panel', 'hall operating panel
landing panel', 1),
	('01a22f3b4724000745a9aa14', 'HOP', 'landing panel', 'hop', 'landing panel', 'hop
landing panel', 1),
	('01a22f3b47240008c0641ba6', 'landing station', 'landing panel', 'landing station', 'landing panel', 'landing panel
landing station', 1),
	('01a22f3b472400095b2871f6', 'hall call', 'landing call', 'hall call', 'landing call', 'hall call
landing call', 1),
	('01a22f3b4724000a11572ae5', 'cabin', 'car', 'cabin', 'car', 'cabin
car', 1),
	('01a22f3b4724000b83753ef2', 'cab', 'car', 'cab', 'car', 'cab
car', 1),
	('01a22f3b4724000c6884a9ad', 'hoist machine', 'traction machine', 'hoist machine', 'traction machine', 'hoist machine
traction machine', 1),
	('01a22f3b4724000db9400491', 'hoisting machine', 'traction machine', 'hoisting machine', 'traction machine', 'hoisting machine
traction machine', 1),
	('01a22f3b4724000e26443ce8', 'traction motor', 'traction machine', 'traction motor', 'traction machine', 'traction machine
traction motor', 1),
	('01a22f3b4724000f4188c668', 'lift motor', 'traction machine', 'lift motor', 'traction machine', 'lift motor
traction machine', 1),
	('01a22f3b472400105e96f5b1', 'gearless motor', 'gearless machine', 'gearless motor', 'gearless machine', 'gearless machine
gearless motor', 1),
	('01a22f3b47240011a2336e6b', 'geared motor', 'geared machine', 'geared motor', 'geared machine', 'geared machine
geared motor', 1),
	('01a22f3b4724001265bd8a4b', 'worm gear machine', 'geared machine', 'worm gear machine', 'geared machine', 'geared machine
worm gear machine', 1),
	('01a22f3b47240013668a5d54', 'PMSM', 'PM synchronous', 'pmsm', 'pm synchronous', 'pm synchronous
pmsm', 1),
	('01a22f3b472400145b089796', 'permanent-magnet synchronous', 'PM synchronous', 'permanentmagnet synchronous', 'pm synchronous', 'permanentmagnet synchronous
pm synchronous', 1),
	('01a22f3b47240015f5e850e4', 'induction motor', 'asynchronous motor', 'induction motor', 'asynchronous motor', 'asynchronous motor
induction motor', 1),
	('01a22f3b47240016d1fcaba2', 'VVVF', 'inverter', 'vvvf', 'inverter', 'inverter
vvvf', 1),
	('01a22f3b472400173a45d753', 'VFD', 'inverter', 'vfd', 'inverter', 'inverter
vfd', 1),
	('01a22f3b47240018021eda2b', 'VSD', 'inverter', 'vsd', 'inverter', 'inverter
vsd', 1),
	('01a22f3b47240019118cb0ac', 'frequency converter', 'inverter', 'frequency converter', 'inverter', 'frequency converter
inverter', 1),
	('01a22f3b4724001a3a32552f', 'frequency inverter', 'inverter', 'frequency inverter', 'inverter', 'frequency inverter
inverter', 1),
	('01a22f3b4724001b94fff32d', 'variable frequency drive', 'inverter', 'variable frequency drive', 'inverter', 'inverter
variable frequency drive', 1),
	('01a22f3b4724001c4738a138', 'regenerative drive', 'regenerative unit', 'regenerative drive', 'regenerative unit', 'regenerative drive
regenerative unit', 1),
	('01a22f3b4724001df1d19e43', 'regen unit', 'regenerative unit', 'regen unit', 'regenerative unit', 'regen unit
regenerative unit', 1),
	('01a22f3b4724001ee9edd2be', 'energy feedback unit', 'regenerative unit', 'energy feedback unit', 'regenerative unit', 'energy feedback unit
regenerative unit', 1),
	('01a22f3b4724001f2b19f16f', 'ARD', 'automatic rescue device', 'ard', 'automatic rescue device', 'ard
automatic rescue device', 1),
	('01a22f3b47250000156b7557', 'emergency rescue device', 'automatic rescue device', 'emergency rescue device', 'automatic rescue device', 'automatic rescue device
emergency rescue device', 1),
	('01a22f3b4725000131ca452b', 'ERD', 'automatic rescue device', 'erd', 'automatic rescue device', 'automatic rescue device
erd', 1),
	('01a22f3b4725000242d01b15', 'emergency battery', 'emergency supply', 'emergency battery', 'emergency supply', 'emergency battery
emergency supply', 1),
	('01a22f3b47250003c6d667dd', 'backup battery', 'emergency supply', 'backup battery', 'emergency supply', 'backup battery
emergency supply', 1),
	('01a22f3b472500041fffd554', 'emergency power supply', 'emergency supply', 'emergency power supply', 'emergency supply', 'emergency power supply
emergency supply', 1),
	('01a22f3b472500050849bd0e', 'accumulator', 'battery', 'accumulator', 'battery', 'accumulator
battery', 1),
	('01a22f3b47250006dd1cb100', 'UCMP', 'unintended car movement protection', 'ucmp', 'unintended car movement protection', 'ucmp
unintended car movement protection', 1),
	('01a22f3b4725000756b45c02', 'UCM', 'unintended movement', 'ucm', 'unintended movement', 'ucm
unintended movement', 1),
	('01a22f3b47250008bdf46d44', 'ACOP', 'ascending overspeed', 'acop', 'ascending overspeed', 'acop
ascending overspeed', 1),
	('01a22f3b472500097592ed03', 'timing belt', 'toothed belt', 'timing belt', 'toothed belt', 'timing belt
toothed belt', 1),
	('01a22f3b4725000aff4cdefd', 'synchronous belt', 'toothed belt', 'synchronous belt', 'toothed belt', 'synchronous belt
toothed belt', 1),
	('01a22f3b4725000b3f13a87d', 'tooth belt', 'toothed belt', 'tooth belt', 'toothed belt', 'tooth belt
toothed belt', 1),
	('01a22f3b4725000ca9fda33d', 'cogged belt', 'toothed belt', 'cogged belt', 'toothed belt', 'cogged belt
toothed belt', 1),
	('01a22f3b4725000d801e49f1', 'door belt', 'door operator belt', 'door belt', 'door operator belt', 'door belt
door operator belt', 1),
	('01a22f3b4725000e00483fde', 'suspension belt', 'coated steel belt', 'suspension belt', 'coated steel belt', 'coated steel belt
suspension belt', 1),
	('01a22f3b4725000fb89dad82', 'elevator cable', 'elevator rope', 'elevator cable', 'elevator rope', 'elevator cable
elevator rope', 1),
	('01a22f3b472c000c48aeda2a', 'fiber', 'fibre', 'fiber', 'fibre', 'fiber
fibre', 1),
	('01a22f3b47250010bc152062', 'hoist cable', 'suspension rope', 'hoist cable', 'suspension rope', 'hoist cable
suspension rope', 1),
	('01a22f3b472500118938f392', 'hoist rope', 'suspension rope', 'hoist rope', 'suspension rope', 'hoist rope
suspension rope', 1),
	('01a22f3b47250012e1a7fdd9', 'steel cable', 'wire rope', 'steel cable', 'wire rope', 'steel cable
wire rope', 1),
	('01a22f3b47250013c23da4b8', 'wire rope', 'rope', 'wire rope', 'rope', 'rope
wire rope', 1),
	('01a22f3b472500141dbccdd4', 'steel wire rope', 'rope', 'steel wire rope', 'rope', 'rope
steel wire rope', 1),
	('01a22f3b47250015e7c7ffb8', 'traction rope', 'suspension rope', 'traction rope', 'suspension rope', 'suspension rope
traction rope', 1),
	('01a22f3b47250016d1793e08', 'governor cable', 'governor rope', 'governor cable', 'governor rope', 'governor cable
governor rope', 1),
	('01a22f3b47250017d1c5f873', 'traveling cable', 'travelling cable', 'traveling cable', 'travelling cable', 'traveling cable
travelling cable', 1),
	('01a22f3b4725001874667bc4', 'trailing cable', 'travelling cable', 'trailing cable', 'travelling cable', 'trailing cable
travelling cable', 1),
	('01a22f3b47250019df9c96b4', 'compensating chain', 'compensation chain', 'compensating chain', 'compensation chain', 'compensating chain
compensation chain', 1),
	('01a22f3b4725001ae2020ff5', 'balance chain', 'compensation chain', 'balance chain', 'compensation chain', 'balance chain
compensation chain', 1),
	('01a22f3b47260000751d1c14', 'rope termination', 'rope socket', 'rope termination', 'rope socket', 'rope socket
rope termination', 1),
	('01a22f3b472600015abf74b7', 'rope end', 'rope socket', 'rope end', 'rope socket', 'rope end
rope socket', 1),
	('01a22f3b4726000262e8c99d', 'rope anchorage', 'rope socket', 'rope anchorage', 'rope socket', 'rope anchorage
rope socket', 1),
	('01a22f3b472600037bc55d51', 'wedge socket', 'rope socket', 'wedge socket', 'rope socket', 'rope socket
wedge socket', 1),
	('01a22f3b47260004f345cfbe', 'traction wheel', 'traction sheave', 'traction wheel', 'traction sheave', 'traction sheave
traction wheel', 1),
	('01a22f3b472600055d8fa2a8', 'drive sheave', 'traction sheave', 'drive sheave', 'traction sheave', 'drive sheave
traction sheave', 1),
	('01a22f3b4726000684653587', 'driving sheave', 'traction sheave', 'driving sheave', 'traction sheave', 'driving sheave
traction sheave', 1),
	('01a22f3b4726000770038e3c', 'grooved pulley', 'sheave', 'grooved pulley', 'sheave', 'grooved pulley
sheave', 1),
	('01a22f3b47260008a37716dd', 'diverter pulley', 'deflector pulley', 'diverter pulley', 'deflector pulley', 'deflector pulley
diverter pulley', 1),
	('01a22f3b472600099fb79b3d', 'deflection sheave', 'deflector pulley', 'deflection sheave', 'deflector pulley', 'deflection sheave
deflector pulley', 1),
	('01a22f3b4726000acda1c473', 'idler sheave', 'deflector pulley', 'idler sheave', 'deflector pulley', 'deflector pulley
idler sheave', 1),
	('01a22f3b4726000b740a2469', 'diverting pulley', 'deflector pulley', 'diverting pulley', 'deflector pulley', 'deflector pulley
diverting pulley', 1),
	('01a22f3b4726000c4ee7e5c0', 'photocell', 'light curtain', 'photocell', 'light curtain', 'light curtain
photocell', 1),
	('01a22f3b4726000d0b0cdd1f', 'photo cell', 'light curtain', 'photo cell', 'light curtain', 'light curtain
photo cell', 1),
	('01a22f3b4726000ece8a75f5', 'sensor edge', 'light curtain', 'sensor edge', 'light curtain', 'light curtain
sensor edge', 1),
	('01a22f3b4726000f37dc1e9f', 'door detector', 'light curtain', 'door detector', 'light curtain', 'door detector
light curtain', 1),
	('01a22f3b4726001066d00284', 'infrared curtain', 'light curtain', 'infrared curtain', 'light curtain', 'infrared curtain
light curtain', 1),
	('01a22f3b472600114a67590e', 'multibeam', 'light curtain', 'multibeam', 'light curtain', 'light curtain
multibeam', 1),
	('01a22f3b4726001221bf858d', 'door sensor', 'light curtain', 'door sensor', 'light curtain', 'door sensor
light curtain', 1),
	('01a22f3b47260013cbb133e1', 'photo eye', 'photoelectric switch', 'photo eye', 'photoelectric switch', 'photo eye
photoelectric switch', 1),
	('01a22f3b472600144271bb7f', 'photoelectric sensor', 'photoelectric switch', 'photoelectric sensor', 'photoelectric switch', 'photoelectric sensor
photoelectric switch', 1),
	('01a22f3b47260015beda5894', 'optical sensor', 'photoelectric switch', 'optical sensor', 'photoelectric switch', 'optical sensor
photoelectric switch', 1),
	('01a22f3b47260016c2e2b2ba', 'levelling sensor', 'levelling switch', 'levelling sensor', 'levelling switch', 'levelling sensor
levelling switch', 1),
	('01a22f3b47280000f3f538cf', 'leveling switch', 'levelling switch', 'leveling switch', 'levelling switch', 'leveling switch
levelling switch', 1),
	('01a22f3b4728000130aa7272', 'leveling sensor', 'levelling switch', 'leveling sensor', 'levelling switch', 'leveling sensor
levelling switch', 1),
	('01a22f3b472800020dc80a77', 'magnetic sensor', 'magnetic switch', 'magnetic sensor', 'magnetic switch', 'magnetic sensor
magnetic switch', 1),
	('01a22f3b47280003b5b25558', 'bistable switch', 'magnetic switch', 'bistable switch', 'magnetic switch', 'bistable switch
magnetic switch', 1),
	('01a22f3b47280004c1a57220', 'inspection box', 'inspection station', 'inspection box', 'inspection station', 'inspection box
inspection station', 1),
	('01a22f3b47280005607154e5', 'end switch', 'limit switch', 'end switch', 'limit switch', 'end switch
limit switch', 1),
	('01a22f3b472800064f036142', 'terminal switch', 'limit switch', 'terminal switch', 'limit switch', 'limit switch
terminal switch', 1),
	('01a22f3b472800077c27a7a1', 'E-stop', 'emergency stop switch', 'estop', 'emergency stop switch', 'emergency stop switch
estop', 1),
	('01a22f3b47280008617505cf', 'mushroom button', 'emergency stop switch', 'mushroom button', 'emergency stop switch', 'emergency stop switch
mushroom button', 1),
	('01a22f3b47280009fb3ea70c', 'push-button', 'push button', 'pushbutton', 'push button', 'push button
pushbutton', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22f3b4728000b77acb506', 'call button', 'push button', 'call button', 'push button', 'call button
push button', 1),
	('01a22f3b4728000c9c1a844e', 'floor button', 'push button', 'floor button', 'push button', 'floor button
push button', 1),
	('01a22f3b4728000d0b0520e8', 'vandal resistant', 'vandal-resistant', 'vandal resistant', 'vandalresistant', 'vandal resistant
vandalresistant', 1),
	('01a22f3b4728000e9cde0829', 'vandal proof', 'vandal-resistant', 'vandal proof', 'vandalresistant', 'vandal proof
vandalresistant', 1),
	('01a22f3b4728000fefdca70a', 'vandalproof', 'vandal-resistant', 'vandalproof', 'vandalresistant', 'vandalproof
vandalresistant', 1),
	('01a22f3b4728001014b86d29', 'antivandal', 'vandal-resistant', 'antivandal', 'vandalresistant', 'antivandal
vandalresistant', 1),
	('01a22f3b47280011696b60d0', 'explosion proof', 'explosion-protected', 'explosion proof', 'explosionprotected', 'explosion proof
explosionprotected', 1),
	('01a22f3b47280012e7892c63', 'indicator', 'display', 'indicator', 'display', 'display
indicator', 1),
	('01a22f3b47280013a8e0bdfc', 'position indicator', 'display', 'position indicator', 'display', 'display
position indicator', 1),
	('01a22f3b47280014f2c49d9a', 'floor indicator', 'display', 'floor indicator', 'display', 'display
floor indicator', 1),
	('01a22f3b47280015bc443325', 'screen', 'display', 'screen', 'display', 'display
screen', 1),
	('01a22f3b472800169b8b13aa', 'dot matrix', 'dot-matrix', 'dot matrix', 'dotmatrix', 'dot matrix
dotmatrix', 1),
	('01a22f3b4728001794684138', 'hall lamp', 'hall lantern', 'hall lamp', 'hall lantern', 'hall lamp
hall lantern', 1),
	('01a22f3b4728001824ee84ce', 'arrival lantern', 'hall lantern', 'arrival lantern', 'hall lantern', 'arrival lantern
hall lantern', 1),
	('01a22f3b472800191ee8963f', 'direction indicator', 'direction lantern', 'direction indicator', 'direction lantern', 'direction indicator
direction lantern', 1),
	('01a22f3b4729000094ce46b9', 'chime', 'gong', 'chime', 'gong', 'chime
gong', 1),
	('01a22f3b472900012f812077', 'phone', 'telephone', 'phone', 'telephone', 'phone
telephone', 1),
	('01a22f3b47290002b5619dba', 'emergency phone', 'emergency telephone', 'emergency phone', 'emergency telephone', 'emergency phone
emergency telephone', 1),
	('01a22f3b47290003e6b26d77', 'autodialler', 'emergency telephone', 'autodialler', 'emergency telephone', 'autodialler
emergency telephone', 1),
	('01a22f3b47290004a2034335', 'auto dialer', 'emergency telephone', 'auto dialer', 'emergency telephone', 'auto dialer
emergency telephone', 1),
	('01a22f3b472900054755b293', 'two-way communication', 'intercom', 'twoway communication', 'intercom', 'intercom
twoway communication', 1),
	('01a22f3b472900066b4cc491', 'interphone', 'intercom', 'interphone', 'intercom', 'intercom
interphone', 1),
	('01a22f3b47290007df263324', 'five-way', '5-way', 'fiveway', '5way', '5way
fiveway', 1),
	('01a22f3b4729000830dd4e73', 'firefighter switch', 'fireman''s switch', 'firefighter switch', 'fireman switch', 'firefighter switch
fireman switch', 1),
	('01a22f3b4729000aa6ab47e0', 'fire recall', 'fire service', 'fire recall', 'fire service', 'fire recall
fire service', 1),
	('01a22f3b4729000b554964de', 'keyswitch', 'key switch', 'keyswitch', 'key switch', 'key switch
keyswitch', 1),
	('01a22f3b4729000cc95b7336', 'key lock', 'key switch', 'key lock', 'key switch', 'key lock
key switch', 1),
	('01a22f3b4729000d3971066a', 'door machine', 'door operator', 'door machine', 'door operator', 'door machine
door operator', 1),
	('01a22f3b4729000eec9b0ad2', 'door drive', 'door operator', 'door drive', 'door operator', 'door drive
door operator', 1),
	('01a22f3b4729000f1041c7da', 'door opener', 'door operator', 'door opener', 'door operator', 'door opener
door operator', 1),
	('01a22f3b4729001020ce53c9', 'door gear', 'door operator', 'door gear', 'door operator', 'door gear
door operator', 1),
	('01a22f3b47290011536e50c4', 'hoistway door', 'landing door', 'hoistway door', 'landing door', 'hoistway door
landing door', 1),
	('01a22f3b472900126ab69c44', 'hall door', 'landing door', 'hall door', 'landing door', 'hall door
landing door', 1),
	('01a22f3b4729001334a12f2c', 'floor door', 'landing door', 'floor door', 'landing door', 'floor door
landing door', 1),
	('01a22f3b47290014909a2723', 'shaft door', 'landing door', 'shaft door', 'landing door', 'landing door
shaft door', 1),
	('01a22f3b47290015b5ba398b', 'door roller', 'hanger roller', 'door roller', 'hanger roller', 'door roller
hanger roller', 1),
	('01a22f3b47290016f86ae788', 'kicking roller', 'eccentric roller', 'kicking roller', 'eccentric roller', 'eccentric roller
kicking roller', 1),
	('01a22f3b472900170865fb90', 'upthrust roller', 'eccentric roller', 'upthrust roller', 'eccentric roller', 'eccentric roller
upthrust roller', 1),
	('01a22f3b47290018d8429b1d', 'anti-tip roller', 'eccentric roller', 'antitip roller', 'eccentric roller', 'antitip roller
eccentric roller', 1),
	('01a22f3b472900198f1c1cd5', 'door gib', 'door shoe', 'door gib', 'door shoe', 'door gib
door shoe', 1),
	('01a22f3b4729001ac486491c', 'panel gib', 'door shoe', 'panel gib', 'door shoe', 'door shoe
panel gib', 1),
	('01a22f3b4729001b071fc6d0', 'door slider', 'door shoe', 'door slider', 'door shoe', 'door shoe
door slider', 1),
	('01a22f3b4729001ce1f4caee', 'door vane', 'door coupler', 'door vane', 'door coupler', 'door coupler
door vane', 1),
	('01a22f3b4729001d48930c4c', 'door skate', 'door coupler', 'door skate', 'door coupler', 'door coupler
door skate', 1),
	('01a22f3b4729001e17728499', 'clutch blade', 'door coupler', 'clutch blade', 'door coupler', 'clutch blade
door coupler', 1),
	('01a22f3b4729001f1e360dfc', 'door knife', 'door coupler', 'door knife', 'door coupler', 'door coupler
door knife', 1),
	('01a22f3b47290020f46d71d6', 'door interlock', 'door lock', 'door interlock', 'door lock', 'door interlock
door lock', 1),
	('01a22f3b47290021d53708f2', 'lock contact', 'door contact', 'lock contact', 'door contact', 'door contact
lock contact', 1),
	('01a22f3b472900225359aa43', 'interlock contact', 'door contact', 'interlock contact', 'door contact', 'door contact
interlock contact', 1),
	('01a22f3b472900237b61f3ce', 'hook lock', 'door lock', 'hook lock', 'door lock', 'door lock
hook lock', 1),
	('01a22f3b47290024fe4ada37', 'door electronics', 'door control board', 'door electronic', 'door control board', 'door control board
door electronic', 1),
	('01a22f3b47290025b4d72210', 'door controller', 'door drive controller', 'door controller', 'door drive controller', 'door controller
door drive controller', 1),
	('01a22f3b472a000055f8989b', 'door closing spring', 'door closer spring', 'door closing spring', 'door closer spring', 'door closer spring
door closing spring', 1),
	('01a22f3b472a000167a798fb', 'closing weight', 'door closer weight', 'closing weight', 'door closer weight', 'closing weight
door closer weight', 1),
	('01a22f3b472a0002ae022287', 'sync rope', 'transfer rope', 'sync rope', 'transfer rope', 'sync rope
transfer rope', 1),
	('01a22f3b472a000315baa44c', 'synchronising rope', 'transfer rope', 'synchronising rope', 'transfer rope', 'synchronising rope
transfer rope', 1),
	('01a22f3b472a000402af7441', 'drop key', 'triangle key', 'drop key', 'triangle key', 'drop key
triangle key', 1),
	('01a22f3b472a0005075fc698', 'lunar key', 'triangle key', 'lunar key', 'triangle key', 'lunar key
triangle key', 1),
	('01a22f3b472a0006e826fb58', 'threshold', 'sill', 'threshold', 'sill', 'sill
threshold', 1),
	('01a22f3b472a000792dd1950', 'apron', 'toe guard', 'apron', 'toe guard', 'apron
toe guard', 1),
	('01a22f3b472a00087585653e', 'door leaf', 'door panel', 'door leaf', 'door panel', 'door leaf
door panel', 1),
	('01a22f3b472a0009f33f42ce', 'door wing', 'door panel', 'door wing', 'door panel', 'door panel
door wing', 1),
	('01a22f3b472a000a94d52272', 'center opening', 'centre opening', 'center opening', 'centre opening', 'center opening
centre opening', 1),
	('01a22f3b472a000bc085eddc', 'bi-parting', 'centre opening', 'biparting', 'centre opening', 'biparting
centre opening', 1),
	('01a22f3b472a000c1ab37c96', 'clear width', 'clear opening', 'clear width', 'clear opening', 'clear opening
clear width', 1),
	('01a22f3b472a000d717a8415', 'safeties', 'safety gear', 'safety', 'safety gear', 'safety
safety gear', 1),
	('01a22f3b472a000e63182b18', 'shock absorber', 'buffer', 'shock absorber', 'buffer', 'buffer
shock absorber', 1),
	('01a22f3b472a000f9d52b529', 'hydraulic buffer', 'oil buffer', 'hydraulic buffer', 'oil buffer', 'hydraulic buffer
oil buffer', 1),
	('01a22f3b472a0010e9fbe512', 'PU buffer', 'polyurethane buffer', 'pu buffer', 'polyurethane buffer', 'polyurethane buffer
pu buffer', 1),
	('01a22f3b472a0011a0c05d96', 'rail clamp', 'rail clip', 'rail clamp', 'rail clip', 'rail clamp
rail clip', 1),
	('01a22f3b472a00121f3cff47', 'T-rail', 'guide rail', 'trail', 'guide rail', 'guide rail
trail', 1),
	('01a22f3b472a00138de2b43d', 'guiderail', 'guide rail', 'guiderail', 'guide rail', 'guide rail
guiderail', 1),
	('01a22f3b472a0014a53bef0b', 'guide track', 'guide rail', 'guide track', 'guide rail', 'guide rail
guide track', 1),
	('01a22f3b472a0015f06beb00', 'fish plate', 'fishplate', 'fish plate', 'fishplate', 'fish plate
fishplate', 1),
	('01a22f3b472a0016464bda0e', 'sliding shoe', 'sliding guide shoe', 'sliding shoe', 'sliding guide shoe', 'sliding guide shoe
sliding shoe', 1),
	('01a22f3b472a0017ed943d01', 'roller guide', 'roller guide shoe', 'roller guide', 'roller guide shoe', 'roller guide
roller guide shoe', 1),
	('01a22f3b472a00181436fa14', 'guide lining', 'guide shoe insert', 'guide lining', 'guide shoe insert', 'guide lining
guide shoe insert', 1),
	('01a22f3b472a001968f0d514', 'shoe liner', 'guide shoe insert', 'shoe liner', 'guide shoe insert', 'guide shoe insert
shoe liner', 1),
	('01a22f3b472a001aa8076659', 'mainboard', 'main board', 'mainboard', 'main board', 'main board
mainboard', 1),
	('01a22f3b472a001bb95a189b', 'motherboard', 'main control board', 'motherboard', 'main control board', 'main control board
motherboard', 1),
	('01a22f3b472a001cae30bb74', 'PCB', 'board', 'pcb', 'board', 'board
pcb', 1),
	('01a22f3b472a001d2ea4aec7', 'circuit board', 'board', 'circuit board', 'board', 'board
circuit board', 1),
	('01a22f3b472a001e927d02f6', 'control card', 'control board', 'control card', 'control board', 'control board
control card', 1),
	('01a22f3b472a001fb5b30c1d', 'logic board', 'control board', 'logic board', 'control board', 'control board
logic board', 1),
	('01a22f3b472a00202639d47a', 'landing board', 'hall call board', 'landing board', 'hall call board', 'hall call board
landing board', 1),
	('01a22f3b472a0021f6fd5619', 'switchboard', 'control cabinet', 'switchboard', 'control cabinet', 'control cabinet
switchboard', 1),
	('01a22f3b472a00229214f495', 'MRL', 'machine-room-less', 'mrl', 'machineroomless', 'machineroomless
mrl', 1),
	('01a22f3b472a00235047e286', 'machine roomless', 'machine-room-less', 'machine roomless', 'machineroomless', 'machine roomless
machineroomless', 1),
	('01a22f3b472a0024cfd7e6a0', 'rotary encoder', 'encoder', 'rotary encoder', 'encoder', 'encoder
rotary encoder', 1),
	('01a22f3b472a0025d21293a7', 'pulse generator', 'encoder', 'pulse generator', 'encoder', 'encoder
pulse generator', 1),
	('01a22f3b472a002609237e03', 'tape head', 'magnetic tape system', 'tape head', 'magnetic tape system', 'magnetic tape system
tape head', 1),
	('01a22f3b472b000036d5222a', 'overload device', 'load weighing', 'overload device', 'load weighing', 'load weighing
overload device', 1),
	('01a22f3b472b00017eb6aeec', 'power supply unit', 'power supply', 'power supply unit', 'power supply', 'power supply
power supply unit', 1),
	('01a22f3b472b00020a57a772', 'PSU', 'power supply', 'psu', 'power supply', 'power supply
psu', 1),
	('01a22f3b472b000375ea9223', 'SMPS', 'switched-mode supply', 'smp', 'switchedmode supply', 'smp
switchedmode supply', 1),
	('01a22f3b472b00043434d74c', 'ventilator', 'fan', 'ventilator', 'fan', 'fan
ventilator', 1),
	('01a22f3b472b00051a5d29a4', 'blower', 'fan', 'blower', 'fan', 'blower
fan', 1),
	('01a22f3b472b00065acf45cc', 'cooling fan', 'fan', 'cooling fan', 'fan', 'cooling fan
fan', 1),
	('01a22f3b472b0007da78fe20', 'air cleaner', 'air purifier', 'air cleaner', 'air purifier', 'air cleaner
air purifier', 1),
	('01a22f3b472b000870383c0b', 'spotlight', 'downlight', 'spotlight', 'downlight', 'downlight
spotlight', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22f3b472b00091487371a', 'LED lamp', 'LED light', 'led lamp', 'led light', 'led lamp
led light', 1),
	('01a22f3b472b000adf9177e1', 'grab rail', 'handrail', 'grab rail', 'handrail', 'grab rail
handrail', 1),
	('01a22f3b472b000b0c2ba829', 'hand rail', 'handrail', 'hand rail', 'handrail', 'hand rail
handrail', 1),
	('01a22f3b472b000c70011acf', 'bumper strip', 'bumper rail', 'bumper strip', 'bumper rail', 'bumper rail
bumper strip', 1),
	('01a22f3b472b000df4f26013', 'moving walkway', 'moving walk', 'moving walkway', 'moving walk', 'moving walk
moving walkway', 1),
	('01a22f3b472b000ed62cdcba', 'travelator', 'moving walk', 'travelator', 'moving walk', 'moving walk
travelator', 1),
	('01a22f3b472b000fc8a6691b', 'moving sidewalk', 'moving walk', 'moving sidewalk', 'moving walk', 'moving sidewalk
moving walk', 1),
	('01a22f3b472b001021f41c9a', 'escalator tread', 'escalator step', 'escalator tread', 'escalator step', 'escalator step
escalator tread', 1),
	('01a22f3b472b0011ea6ee0ec', 'step wheel', 'step roller', 'step wheel', 'step roller', 'step roller
step wheel', 1),
	('01a22f3b472b0012267ca69a', 'comb plate', 'comb segment', 'comb plate', 'comb segment', 'comb plate
comb segment', 1),
	('01a22f3b472b0013d92e3440', 'comb finger', 'comb segment', 'comb finger', 'comb segment', 'comb finger
comb segment', 1),
	('01a22f3b472b001438be84ec', 'skirt deflector', 'skirt brush', 'skirt deflector', 'skirt brush', 'skirt brush
skirt deflector', 1),
	('01a22f3b472b001543b00c31', 'safety brush', 'skirt brush', 'safety brush', 'skirt brush', 'safety brush
skirt brush', 1),
	('01a22f3b472b0016f3d47d08', 'driving chain', 'drive chain', 'driving chain', 'drive chain', 'drive chain
driving chain', 1),
	('01a22f3b472b001737faac07', 'brake shoe', 'brake lining', 'brake shoe', 'brake lining', 'brake lining
brake shoe', 1),
	('01a22f3b472b00189d99146c', 'brake pad', 'brake lining', 'brake pad', 'brake lining', 'brake lining
brake pad', 1),
	('01a22f3b472b00197089584e', 'pump station', 'power unit', 'pump station', 'power unit', 'power unit
pump station', 1),
	('01a22f3b472b001ad3cf5a21', 'pipe rupture valve', 'rupture valve', 'pipe rupture valve', 'rupture valve', 'pipe rupture valve
rupture valve', 1),
	('01a22f3b472b001b34479ff7', 'hose burst valve', 'rupture valve', 'hose burst valve', 'rupture valve', 'hose burst valve
rupture valve', 1),
	('01a22f3b472b001cd2634102', 'gasket set', 'seal kit', 'gasket set', 'seal kit', 'gasket set
seal kit', 1),
	('01a22f3b472b001da6e83234', 'packing kit', 'seal kit', 'packing kit', 'seal kit', 'packing kit
seal kit', 1),
	('01a22f3b472c0000343ec8e6', 'oil seal', 'seal', 'oil seal', 'seal', 'oil seal
seal', 1),
	('01a22f3b472c000100c27d85', 'goods lift', 'freight lift', 'good lift', 'freight lift', 'freight lift
good lift', 1),
	('01a22f3b472c00026faf73cc', 'residential lift', 'home lift', 'residential lift', 'home lift', 'home lift
residential lift', 1),
	('01a22f3b472c00031eaa2160', 'home elevator', 'home lift', 'home elevator', 'home lift', 'home elevator
home lift', 1),
	('01a22f3b472c000436bf088b', 'villa lift', 'home lift', 'villa lift', 'home lift', 'home lift
villa lift', 1),
	('01a22f3b472c0005b3e074f1', 'bed lift', 'hospital lift', 'bed lift', 'hospital lift', 'bed lift
hospital lift', 1),
	('01a22f3b472c00061f10266a', 'counter weight', 'counterweight', 'counter weight', 'counterweight', 'counter weight
counterweight', 1),
	('01a22f3b472c000759a7de6c', 'galvanized', 'galvanised', 'galvanized', 'galvanised', 'galvanised
galvanized', 1),
	('01a22f3b472c0008f3c35b3d', 'aluminum', 'aluminium', 'aluminum', 'aluminium', 'aluminium
aluminum', 1),
	('01a22f3b472c000938ab6a51', 'gray', 'grey', 'gray', 'grey', 'gray
grey', 1),
	('01a22f3b472c000a7fb17bb2', 'colour', 'color', 'colour', 'color', 'color
colour', 1),
	('01a22f3b472c000b0024fb8c', 'meter', 'metre', 'meter', 'metre', 'meter
metre', 1),
	('01a22f3b472c000d5d1d918e', 'PU', 'polyurethane', 'pu', 'polyurethane', 'polyurethane
pu', 1),
	('01a22f3b472c000ed665be9a', 'SS', 'stainless steel', 'ss', 'stainless steel', 'ss
stainless steel', 1),
	('01a22f3b472c000f8da4b3b7', 'inox', 'stainless steel', 'inox', 'stainless steel', 'inox
stainless steel', 1),
	('01a22f3b472c0010fc252444', '电梯', 'elevator', '电梯', 'elevator', 'elevator
电梯', 1),
	('01a22f3b472c0011c8e4f888', '扶梯', 'escalator', '扶梯', 'escalator', 'escalator
扶梯', 1),
	('01a22f3b472c0012790422ee', '自动扶梯', 'escalator', '自动扶梯', 'escalator', 'escalator
自动扶梯', 1),
	('01a22f3b472c001315623109', '自动人行道', 'moving walk', '自动人行道', 'moving walk', 'moving walk
自动人行道', 1),
	('01a22f3b472c00149a2713fe', '曳引机', 'traction machine', '曳引机', 'traction machine', 'traction machine
曳引机', 1),
	('01a22f3b472c00157b9ae285', '永磁同步', 'PM synchronous', '永磁同步', 'pm synchronous', 'pm synchronous
永磁同步', 1),
	('01a22f3b472c0016ffa56b3c', '无齿轮', 'gearless', '无齿轮', 'gearless', 'gearless
无齿轮', 1),
	('01a22f3b472c0017426094a9', '无齿轮曳引机', 'gearless machine', '无齿轮曳引机', 'gearless machine', 'gearless machine
无齿轮曳引机', 1),
	('01a22f3b472c001897619a08', '有齿轮曳引机', 'geared machine', '有齿轮曳引机', 'geared machine', 'geared machine
有齿轮曳引机', 1),
	('01a22f3b472c0019b38f2014', '蜗轮蜗杆', 'worm', '蜗轮蜗杆', 'worm', 'worm
蜗轮蜗杆', 1),
	('01a22f3b472d00004e6feb22', '曳引轮', 'traction sheave', '曳引轮', 'traction sheave', 'traction sheave
曳引轮', 1),
	('01a22f3b472d0001033a1e80', '绳轮', 'sheave', '绳轮', 'sheave', 'sheave
绳轮', 1),
	('01a22f3b472d0002d1f9b978', '导向轮', 'deflector pulley', '导向轮', 'deflector pulley', 'deflector pulley
导向轮', 1),
	('01a22f3b472d0003446e3861', '反绳轮', 'deflector pulley', '反绳轮', 'deflector pulley', 'deflector pulley
反绳轮', 1),
	('01a22f3b472d000436e27500', '轿顶轮', 'car-top pulley', '轿顶轮', 'cartop pulley', 'cartop pulley
轿顶轮', 1),
	('01a22f3b472d0005f51bc182', '尼龙轮', 'nylon', '尼龙轮', 'nylon', 'nylon
尼龙轮', 1),
	('01a22f3b472d00065b61e639', '制动器', 'brake', '制动器', 'brake', 'brake
制动器', 1),
	('01a22f3b472d0007a73b488c', '刹车片', 'brake lining', '刹车片', 'brake lining', 'brake lining
刹车片', 1),
	('01a22f3b472d00087b9654a3', '钢丝绳', 'rope', '钢丝绳', 'rope', 'rope
钢丝绳', 1),
	('01a22f3b472d0009a6060bdc', '限速器绳', 'governor rope', '限速器绳', 'governor rope', 'governor rope
限速器绳', 1),
	('01a22f3b472d000acbc84341', '绳头', 'rope socket', '绳头', 'rope socket', 'rope socket
绳头', 1),
	('01a22f3b472e0000d3bade6d', '绳头组合', 'rope socket', '绳头组合', 'rope socket', 'rope socket
绳头组合', 1),
	('01a22f3b472e0001722817ea', '悬挂', 'suspension', '悬挂', 'suspension', 'suspension
悬挂', 1),
	('01a22f3b472e0002189bcb7f', '钢带', 'coated steel belt', '钢带', 'coated steel belt', 'coated steel belt
钢带', 1),
	('01a22f3b472e0003aeebd2c9', '补偿链', 'compensation chain', '补偿链', 'compensation chain', 'compensation chain
补偿链', 1),
	('01a22f3b472e000449722a9c', '随行电缆', 'travelling cable', '随行电缆', 'travelling cable', 'travelling cable
随行电缆', 1),
	('01a22f3b472e000519956f6e', '电缆', 'cable', '电缆', 'cable', 'cable
电缆', 1),
	('01a22f3b472e0006a4326722', '门系统', 'door systems', '门系统', 'door system', 'door system
门系统', 1),
	('01a22f3b472e0007a661d97d', '门机', 'door operator', '门机', 'door operator', 'door operator
门机', 1),
	('01a22f3b472e0008c093b127', '门电机', 'door motor', '门电机', 'door motor', 'door motor
门电机', 1),
	('01a22f3b472e000999c2054a', '门机板', 'door control board', '门机板', 'door control board', 'door control board
门机板', 1),
	('01a22f3b472e000a9a6c84cf', '门机控制器', 'door drive controller', '门机控制器', 'door drive controller', 'door drive controller
门机控制器', 1),
	('01a22f3b472e000b68fc9535', '门机皮带', 'door belt', '门机皮带', 'door belt', 'door belt
门机皮带', 1),
	('01a22f3b472e000ca1df9c54', '皮带', 'belt', '皮带', 'belt', 'belt
皮带', 1),
	('01a22f3b472e000dc445eedf', '同步带', 'toothed belt', '同步带', 'toothed belt', 'toothed belt
同步带', 1),
	('01a22f3b472e000e326a7384', '带夹', 'belt clamp', '带夹', 'belt clamp', 'belt clamp
带夹', 1),
	('01a22f3b472e000fabfbfd1e', '层门', 'landing door', '层门', 'landing door', 'landing door
层门', 1),
	('01a22f3b472e00106b210c04', '厅门', 'landing door', '厅门', 'landing door', 'landing door
厅门', 1),
	('01a22f3b472e0011debe106e', '轿门', 'car door', '轿门', 'car door', 'car door
轿门', 1),
	('01a22f3b472e00126f6e8038', '门板', 'door panel', '门板', 'door panel', 'door panel
门板', 1),
	('01a22f3b472e00134d55b5b9', '上坎', 'door header', '上坎', 'door header', 'door header
上坎', 1),
	('01a22f3b472e00141e5a46d2', '挂板', 'hanger plate', '挂板', 'hanger plate', 'hanger plate
挂板', 1),
	('01a22f3b472e00150e255013', '挂轮', 'hanger roller', '挂轮', 'hanger roller', 'hanger roller
挂轮', 1),
	('01a22f3b472e001621aa2b17', '偏心轮', 'eccentric roller', '偏心轮', 'eccentric roller', 'eccentric roller
偏心轮', 1),
	('01a22f3b472e0017471fe5cd', '滚轮', 'roller', '滚轮', 'roller', 'roller
滚轮', 1),
	('01a22f3b472e0018dccc4407', '门滑块', 'door shoe', '门滑块', 'door shoe', 'door shoe
门滑块', 1),
	('01a22f3b472f00005b34994b', '滑块', 'shoe', '滑块', 'shoe', 'shoe
滑块', 1),
	('01a22f3b472f0001bb4ad09d', '地坎', 'sill', '地坎', 'sill', 'sill
地坎', 1),
	('01a22f3b472f00028fe0fabb', '护脚板', 'toe guard', '护脚板', 'toe guard', 'toe guard
护脚板', 1),
	('01a22f3b472f0003f8faee78', '门锁', 'door lock', '门锁', 'door lock', 'door lock
门锁', 1),
	('01a22f3b472f00042707265a', '层门锁', 'landing door lock', '层门锁', 'landing door lock', 'landing door lock
层门锁', 1),
	('01a22f3b472f000558c28151', '厅门锁', 'landing door lock', '厅门锁', 'landing door lock', 'landing door lock
厅门锁', 1),
	('01a22f3b472f00067de24177', '轿门锁', 'car door lock', '轿门锁', 'car door lock', 'car door lock
轿门锁', 1),
	('01a22f3b472f0007eae70a7b', '门触点', 'door contact', '门触点', 'door contact', 'door contact
门触点', 1),
	('01a22f3b472f000894aedc98', '三角钥匙', 'triangle key', '三角钥匙', 'triangle key', 'triangle key
三角钥匙', 1),
	('01a22f3b472f000938660598', '门刀', 'door coupler', '门刀', 'door coupler', 'door coupler
门刀', 1),
	('01a22f3b472f000a6c665ded', '门球', 'coupler roller', '门球', 'coupler roller', 'coupler roller
门球', 1),
	('01a22f3b472f000bcc3b60a6', '闭门器', 'door closer', '闭门器', 'door closer', 'door closer
闭门器', 1),
	('01a22f3b472f000c5d555189', '强迫关门装置', 'door closer', '强迫关门装置', 'door closer', 'door closer
强迫关门装置', 1),
	('01a22f3b472f000da530c550', '重锤', 'weight', '重锤', 'weight', 'weight
重锤', 1),
	('01a22f3b472f000e3922a269', '弹簧', 'spring', '弹簧', 'spring', 'spring
弹簧', 1),
	('01a22f3b4f0700008f59ac9a', 'portcullis', 'door', 'portcullis', 'door', 'door
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
	('12df44cafad4a55b3226bfa42024d563d3790a1461ca611aef19e7866c0c5910', '01a22f3b4aa20000abd61015', '2026-12-01T13:32:25.419Z', '01a22f3b4de800009546dfd5', '2026-12-01T01:32:25.419Z', '2026-12-01T01:32:25.419Z', '', '', '127.0.0.1'),
	('819b7a0e8749d0b3befbfb4dc083dad6819518e8ae026901a58b26cba3236530', '01a22f3b4aa20000abd61015', '2026-12-01T13:32:30.302Z', '01a22f3b613b000009c57033', '2026-12-01T01:32:30.302Z', '2026-12-01T01:32:30.302Z', '', '', '127.0.0.1');


--
-- Data for Name: sparePartDocuments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."sparePartDocuments" VALUES
	(1, 0, '53c7bb38dc297b97832ac97a7ae631f84947f3f75e1d0e45080ee8e54792e314.pdf', 'documents.bin', 'other', 41);


--
-- Data for Name: sparePartImages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."sparePartImages" VALUES
	(1, 0, '12706173df54df77a79aad9d9fcb880227e92aa126829af6397b4f19c5546908.png'),
	(1, 1, '8b8dca47ba1a26078a735455fcf2db3b6865ac75dab84713c2f3feedd2277aef.png'),
	(2, 0, '739cc906fd1cd21262ae46aae32fd5dbc08f292b3f3f7e58faffc3253af4a2ca.png'),
	(2, 1, '95c2144c244954c3a899bd09998e1c75edd80376b7293a252385dc23d13ae195.png'),
	(3, 0, 'c4b42cfb173a6cb989976a70401c761bc6bc94cd855bd1b9eeb5ee8b05b83b53.png'),
	(3, 1, '61d9897d9041b3438f0a6503a5aec8fcf3eb1b45b265cb846683960e132cb81a.png'),
	(4, 0, 'c6485e4895bc50e714d06b03db498899a40381af2eda888e1d3725842b4a084f.png'),
	(4, 1, 'b7e94cb4a6d640e88d8eafca57be7818245851c6d6f916d487de1e39aebb67b5.png'),
	(6, 0, '583e15688e7def8cdf3be557f90e3c170ec64ac59a82605b68efa3071caa4a90.png'),
	(7, 0, 'a50eb1b3cbaab2293b7bf97651dd14900715a068e9bc6b8ad2eded61f47c6bfd.png');


--
-- Data for Name: spareParts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."spareParts" VALUES
	(1, '01a22f3b4f47000050484ce6', '01a22f3b4ee0000071827078', NULL, 'door operator 00000000000000000001', 'brand applied', 'fx-00000000000000000100', 'fx-100', 'door operators', '@ling2 @jian4 00000000000000000001', 'door operators', 'material packing description ', '', 0, '2026-12-01T01:32:25.799Z', '2026-12-01T01:32:26.697Z', 5, 12, NULL, '', NULL, 'Door operator 1', '零件1', 'FX-100', 'Brand applied', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', '', '', '', '', '', ''),
	(5, '01a22f3b506400004e78e5d6', NULL, NULL, 'unfinished controller', '', NULL, NULL, '', 'unfinished controller', '', 'name ', '', 1, '2026-12-01T01:32:26.084Z', '2026-12-01T01:32:26.084Z', 1, 12, NULL, '', NULL, 'Unfinished controller', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''),
	(2, '01a22f3b4fae0000d1abc370', '01a22f3b4e8e0000085a4015', NULL, 'door roller 00000000000000000002', 'kyonetsu', 'fx-00000000000000000200', 'fx-200', 'doors', '@ling2 @jian4 00000000000000000002', '@men2 ', 'material packing description ', '', 0, '2026-12-01T01:32:25.902Z', '2026-12-01T01:32:26.134Z', 4, 12, NULL, '', NULL, 'Door roller 2', '零件2', 'FX-200', 'Kyonetsu', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', '', '', '', '', '', ''),
	(3, '01a22f3b4ff10000b3b8985b', '01a22f3b4ee0000071827078', NULL, 'steel rope 00000000000000000003', 'kyonetsu', 'fx-00000000000000000300', 'fx-300', 'door operators', '@ling2 @jian4 00000000000000000003', 'door operators', 'material packing description ', '', 0, '2026-12-01T01:32:25.969Z', '2026-12-01T01:32:26.134Z', 4, 12, NULL, '', NULL, 'Steel rope 3', '零件3', 'FX-300', 'Kyonetsu', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', '', '', '', '', '', ''),
	(4, '01a22f3b50380000577b5bb5', '01a22f3b4e8e0000085a4015', NULL, 'olpuffer 00000000000000000004', 'kyonetsu', 'fx-00000000000000000400', 'fx-400', 'doors', '@ling2 @jian4 00000000000000000004', '@men2 ', 'material packing description ', '', 0, '2026-12-01T01:32:26.040Z', '2026-12-01T01:32:26.134Z', 4, 12, NULL, '', NULL, 'Ölpuffer 4', '零件4', 'FX-400', 'Kyonetsu', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', '', '8431.31.00', 'Japan', '日本', '1.2 kg', '1.5 kg'),
	(6, '01a22f3b50d200004b7ae9a8', NULL, '01a22f3b50be00002931d4d1', 'former part', '', 'fx-old', 'fx-old', '', 'former part', '', 'name ', '', 0, '2026-12-01T01:32:26.194Z', '2026-12-01T01:32:26.228Z', 1, 0, '2026-12-01T01:32:26.214Z', 'admin@trial.example', '01a22f3b50e60000a6181d0f', 'Former part', '', 'FX-OLD', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''),
	(7, '01a22f3b52830000bce26470', 'e06996433a8072248c474bed', NULL, 'part applied', 'kyonetsu', 'fx-applied', 'fx-applied', 'below', 'part applied', 'below', 'name ', '', 0, '2026-12-01T01:32:26.706Z', '2026-12-01T01:32:26.706Z', 1, 12, NULL, '', NULL, 'Part applied', '', 'FX-applied', 'Kyonetsu', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '');


--
-- Data for Name: textTemplates; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."textTemplates" VALUES
	('01a22f3b4ab90000e2929641', 'introduction', 'Thank you', 'Thank you for your inquiry. We are pleased to offer the following parts:', '感谢您的询价。现报价如下：', 1),
	('01a22f3b4ab900018d7a6f37', 'introduction', 'Revised quotation', 'As discussed, please find our revised offer below. It replaces our earlier quotation.', '根据双方沟通，现更新报价如下，原报价单随之失效。', 1),
	('01a22f3b4ab90002394d1454', 'payment', '30/70', '30 % by T/T with the order, 70 % by T/T before shipment.', '下单时电汇30%，发货前电汇付清70%。', 1),
	('01a22f3b4ab90003ad93d020', 'payment', '100 %', '100 % by T/T before shipment.', '发货前电汇付清全款。', 1),
	('01a22f3b4ab9000468026f74', 'payment', 'L/C', 'Irrevocable letter of credit at sight.', '不可撤销即期信用证。', 1),
	('01a22f3b4ab900054af86cf3', 'remarks', 'Lead times', 'Lead times are counted from receipt of the deposit. Prices are without taxes and duties of the country of destination.', '交货期自收到定金之日起计算。价格不含目的国的税费和关税。', 1),
	('01a22f3b4ab900062fde62d7', 'remarks', 'Nameplate', 'Please send us a photograph of the nameplate before you order, so that we can confirm that the part fits.', '下单前请提供铭牌照片，以便我们确认配件是否适用。', 1),
	('01a22f3b4abd0000c423cda3', 'answer', 'Ask for details', 'Dear {name},

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
	('01a22f3b4abd00012cf6bb59', 'answer', 'Delivery information', 'Dear {name},

About your inquiry {reference}: your goods are ready. They leave our factory on [date] with [carrier]; the tracking number is [number], and we expect them to arrive on [date].

Please find the shipping documents attached.', '{name}：

关于您的询价{reference}：货物已备妥，将于[日期]由[承运人]运出，运单号为[号码]，预计[日期]到达。

随附运输单据，请查收。', 1),
	('01a22f3b4abd000276593123', 'orderConfirmation', 'Order confirmation', 'Dear {name},

Thank you for your order. We confirm it as accepted in our quotation {quotation}, and it is now binding for both sides.

You will receive our invoice and the delivery date shortly.', '{name}：

感谢您的订单。我们按报价单{quotation}确认该订单，订单自此对双方生效。

发票和交货日期将随后发送给您。', 1),
	('01a22f3b4abd00030c3f5daf', 'answer', 'Decline', 'Dear {name},

Thank you for your inquiry {reference}. Unfortunately we cannot supply what you need, and we do not want to keep you waiting.

We would be glad to hear from you again when you need other parts.', '{name}：

感谢您的询价{reference}。很抱歉，我们无法供应您所需的产品，特此告知，以免耽误您的时间。

如有其他配件需求，欢迎随时与我们联系。', 1),
	('01a22f3b4f150000da92488b', 'payment', 'Usual', '30 days', '30天', 1);


--
-- Data for Name: writeChecks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."writeChecks" VALUES
	(1, '2026-12-01T01:32:30.247Z');


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
-- Name: passwordResets passwordResets_email_kind; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."passwordResets"
    ADD CONSTRAINT "passwordResets_email_kind" UNIQUE (email, kind);


--
-- Name: passwordResets passwordResets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."passwordResets"
    ADD CONSTRAINT "passwordResets_pkey" PRIMARY KEY (id);


--
-- Name: passwordResets passwordResets_tokenHash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."passwordResets"
    ADD CONSTRAINT "passwordResets_tokenHash_key" UNIQUE ("tokenHash");


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
-- Name: passwordResets passwordResets_accountId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."passwordResets"
    ADD CONSTRAINT "passwordResets_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES public.accounts(id) ON DELETE CASCADE;


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


