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
	('01a22a4a5b1b0000e869cd7a', 'admin@trial.example', '$argon2id$v=19$m=19456,t=2,p=1$aG/7ChTV8k0PawMWQSnqFw$H4zCl8HmvnNkgia54GAhHefBtn+tAbiBcZ4N/Vg3arI', 'admin', '2026-11-30T02:30:45.788Z', 0, '2026-11-30T02:30:51.238Z');


--
-- Data for Name: attributeCategories; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: attributeChoices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."attributeChoices" VALUES
	('01a22a4a631a00002fa7620c', 'Left', '左'),
	('01a22a4a631a00002fa7620c', 'Right', '右');


--
-- Data for Name: attributes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attributes VALUES
	('01a22a4a63090000b17ba3c6', 'speed', 'Speed', '速度', 'number', 'm/s', 1),
	('01a22a4a631a00002fa7620c', 'side', 'Side', '侧', 'choice', '', 1);


--
-- Data for Name: catalogue; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.catalogue VALUES
	(1, 18, '8f63cbb03f96599ac7');


--
-- Data for Name: categories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.categories VALUES
	('01a22a4a62760000c4e444fc', 'Doors', 'doors', '', '门', '@men2 ', '', '', '', NULL, NULL, '66f02250a48c2acae8d33c242e70dd9d53acef04dd0643497af81693d487a6e4.png', '2026-11-30T02:30:47.670Z', '2026-11-30T02:30:47.670Z', 1, NULL, '', NULL),
	('01a22a4a62f60000f8eb6ec9', 'Door operators', 'door operators', '', '', 'door operators', '', 'name ', '', NULL, '01a22a4a62760000c4e444fc', NULL, '2026-11-30T02:30:47.799Z', '2026-11-30T02:30:47.799Z', 1, NULL, '', NULL),
	('01a22a4a64e70000f787bc58', 'Former', 'former', '', '', 'former', '', 'name ', '', NULL, NULL, '0a7c51e71547c1449f6561075416c56a1b5e9dda9eac53eaebc112add9b3f637.png', '2026-11-30T02:30:48.295Z', '2026-11-30T02:30:48.295Z', 1, '2026-11-30T02:30:48.391Z', 'admin@trial.example', '01a22a4a65460000595e84a5'),
	('01a22a4a64f7000084c436e5', 'Former, inner', 'former, inner', '', '', 'former, inner', '', 'name ', '', NULL, '01a22a4a64e70000f787bc58', NULL, '2026-11-30T02:30:48.313Z', '2026-11-30T02:30:48.313Z', 1, '2026-11-30T02:30:48.391Z', 'admin@trial.example', '01a22a4a65460000595e84a5'),
	('2953b8e34f6e22ee0c4b1ee1', 'New applied', 'new applied', '', '', 'new applied', '', 'name ', '', NULL, NULL, NULL, '2026-11-30T02:30:49.016Z', '2026-11-30T02:30:49.016Z', 1, NULL, '', NULL),
	('21ab26b24ac2dee7d1fc97c4', 'Below', 'below', '', '', 'below', '', 'name ', '', NULL, '2953b8e34f6e22ee0c4b1ee1', NULL, '2026-11-30T02:30:49.019Z', '2026-11-30T02:30:49.019Z', 1, NULL, '', NULL);


--
-- Data for Name: changedRecords; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."changedRecords" VALUES
	('01a22a4a62e00000561e7637', 0, '01a22a4a62760000c4e444fc', 'Doors', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a62fa00007fde646f', 0, '01a22a4a62f60000f8eb6ec9', 'Door operators', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a630a000060081ddf', 0, '01a22a4a63090000b17ba3c6', 'Speed', '[{"field":"key","before":null,"after":"speed"},{"field":"labelEn","before":null,"after":"Speed"},{"field":"labelZh","before":null,"after":"速度"},{"field":"kind","before":null,"after":"number"},{"field":"unit","before":null,"after":"m/s"}]'),
	('01a22a4a631d00005611026f', 0, '01a22a4a631a00002fa7620c', 'Side', '[{"field":"key","before":null,"after":"side"},{"field":"labelEn","before":null,"after":"Side"},{"field":"labelZh","before":null,"after":"侧"},{"field":"kind","before":null,"after":"choice"},{"field":"choicesZh","before":null,"after":"[[\"Left\",\"左\"],[\"Right\",\"右\"]]"}]'),
	('01a22a4a6390000078ff691b', 0, '01a22a4a637700000654b3f3', 'Door operator 1', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a63d70000e7f5b358', 0, '01a22a4a63cd00000d9183e5', 'Door roller 2', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a642700002d9ecbac', 0, '01a22a4a641900006cbd3046', 'Steel rope 3', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a646f000029f1ca9a', 0, '01a22a4a646500003ee8829e', 'Ölpuffer 4', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a649200005855b993', 0, '01a22a4a64890000b5713ef1', 'Unfinished controller', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a64b10000f1fb6345', 0, '01a22a4a637700000654b3f3', 'Door operator 1', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22a4a64b10000f1fb6345', 1, '01a22a4a63cd00000d9183e5', 'Door roller 2', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22a4a64b10000f1fb6345', 2, '01a22a4a641900006cbd3046', 'Steel rope 3', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22a4a64b10000f1fb6345', 3, '01a22a4a646500003ee8829e', 'Ölpuffer 4', '[{"field":"packing","before":null,"after":"Wooden case"}]'),
	('01a22a4a64cb00006d2e8ba4', 0, '01a22a4a637700000654b3f3', 'Door operator 1', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22a4a64cb00006d2e8ba4', 1, '01a22a4a63cd00000d9183e5', 'Door roller 2', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22a4a64cb00006d2e8ba4', 2, '01a22a4a641900006cbd3046', 'Steel rope 3', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22a4a64cb00006d2e8ba4', 3, '01a22a4a646500003ee8829e', 'Ölpuffer 4', '[{"field":"weight","before":null,"after":"2 kg"}]'),
	('01a22a4a64ea0000ee5dbd6d', 0, '01a22a4a64e70000f787bc58', 'Former', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a64fa0000e3e7c757', 0, '01a22a4a64f7000084c436e5', 'Former, inner', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a65250000ed1617a8', 0, '01a22a4a651a0000de8783bc', 'Former part', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a653500000c48a1ca', 0, '01a22a4a651a0000de8783bc', 'Former part', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a65460000595e84a5', 0, '01a22a4a64e70000f787bc58', 'Former', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a65460000595e84a5', 1, '01a22a4a64f7000084c436e5', 'Former, inner', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a67b50000803ecfdd', 0, '2953b8e34f6e22ee0c4b1ee1', 'New applied', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a67b50000803ecfdd', 1, '21ab26b24ac2dee7d1fc97c4', 'Below', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a67b50000803ecfdd', 2, '01a22a4a637700000654b3f3', 'Door operator 1', '[{"field":"brand","before":"Kyonetsu","after":"Brand applied"},{"field":"attribute.speed","before":"0.5","after":"1.5"}]'),
	('01a22a4a67b50000803ecfdd', 3, '01a22a4a6781000093f966f5', 'Part applied', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a6cb5000002b81b92', 0, '01a22a4a6ae900000895c849', 'Q-HK7KYY', '[{"field":"state","before":"new","after":"quoted"}]');


--
-- Data for Name: changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes VALUES
	('01a22a4a62e00000561e7637', '2026-11-30T02:30:47.776Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22a4a62fa00007fde646f', '2026-11-30T02:30:47.802Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22a4a630a000060081ddf', '2026-11-30T02:30:47.818Z', 'admin@trial.example', 'attribute', 'created', 1, NULL),
	('01a22a4a631d00005611026f', '2026-11-30T02:30:47.837Z', 'admin@trial.example', 'attribute', 'created', 1, NULL),
	('01a22a4a6390000078ff691b', '2026-11-30T02:30:47.952Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22a4a63d70000e7f5b358', '2026-11-30T02:30:48.023Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22a4a642700002d9ecbac', '2026-11-30T02:30:48.103Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22a4a646f000029f1ca9a', '2026-11-30T02:30:48.176Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22a4a649200005855b993', '2026-11-30T02:30:48.210Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22a4a64b10000f1fb6345', '2026-11-30T02:30:48.241Z', 'admin@trial.example', 'part', 'edited', 4, NULL),
	('01a22a4a64cb00006d2e8ba4', '2026-11-30T02:30:48.267Z', 'admin@trial.example', 'part', 'edited', 4, NULL),
	('01a22a4a64ea0000ee5dbd6d', '2026-11-30T02:30:48.298Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22a4a64fa0000e3e7c757', '2026-11-30T02:30:48.314Z', 'admin@trial.example', 'category', 'created', 1, NULL),
	('01a22a4a65250000ed1617a8', '2026-11-30T02:30:48.357Z', 'admin@trial.example', 'part', 'created', 1, NULL),
	('01a22a4a653500000c48a1ca', '2026-11-30T02:30:48.379Z', 'admin@trial.example', 'part', 'deleted', 1, NULL),
	('01a22a4a65460000595e84a5', '2026-11-30T02:30:48.399Z', 'admin@trial.example', 'category', 'deleted', 2, NULL),
	('01a22a4a67b50000803ecfdd', '2026-11-30T02:30:49.021Z', 'admin@trial.example', 'part', 'imported', 4, NULL),
	('01a22a4a6cb5000002b81b92', '2026-11-30T02:30:50.293Z', 'admin@trial.example', 'inquiry', 'edited', 1, NULL);


--
-- Data for Name: erasureKey; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."erasureKey" VALUES
	(1, 'Try4YyVknYw4lPImssGcozDiiwd5md7zO41DgT13l1Q');


--
-- Data for Name: images; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.images VALUES
	('66f02250a48c2acae8d33c242e70dd9d53acef04dd0643497af81693d487a6e4.png', '2026-11-30T02:30:47.655Z', NULL, 12, 8),
	('4c6bba9a2cc6925dba1f05b0aa577c574c4f91855d1b4e649f3e47ac7832fc1c.png', '2026-11-30T02:30:47.902Z', NULL, 12, 8),
	('211a95dc701b69ce45efe940e9ea092b9f08907e9414974116b7289c62cae624.png', '2026-11-30T02:30:47.908Z', NULL, 12, 8),
	('53c7bb38dc297b97832ac97a7ae631f84947f3f75e1d0e45080ee8e54792e314.pdf', '2026-11-30T02:30:47.914Z', NULL, NULL, NULL),
	('a3db244b8cdf44cd70b49d3a60db47ee7b1d5e8b571cb7416a478caf183a0cc6.png', '2026-11-30T02:30:47.996Z', NULL, 12, 8),
	('4c617c2c39268440baff27be495b9cbaf2b673b811aa3fb0b05203126ab20230.png', '2026-11-30T02:30:48.002Z', NULL, 12, 8),
	('22886173dada6fdf8682f76d8ec6cbbc454f1df72337046fa6de9de9d96b7d4e.png', '2026-11-30T02:30:48.071Z', NULL, 12, 8),
	('7659800a7ddccc1a78613006108696a97f3b6038db6775c015a9c8eef3c14410.png', '2026-11-30T02:30:48.078Z', NULL, 12, 8),
	('02ccaeaa044bdb213945dde6e028375abf2fb2f7a53cd0da05276aa9dba86c52.png', '2026-11-30T02:30:48.146Z', NULL, 12, 8),
	('9aff057f672d2fb60292d21ba5e472ebf9694f2fab08aca464ae26af0cfb5c1c.png', '2026-11-30T02:30:48.153Z', NULL, 12, 8),
	('0a7c51e71547c1449f6561075416c56a1b5e9dda9eac53eaebc112add9b3f637.png', '2026-11-30T02:30:48.288Z', NULL, 12, 8),
	('cdecd85d4864e19d5686a998321155b4b23d66cb2e0cc2239a2648045f54e99a.png', '2026-11-30T02:30:48.337Z', NULL, 12, 8),
	('33c0ce6633543004f186caafdb95381f66098ef77f4e76efea7dc03c65d54f94.png', '2026-11-30T02:30:48.771Z', NULL, 12, 8),
	('59654c75d92873060db3abaea780a73d8515f81e3179d0a596729a39a7364640.png', '2026-11-30T02:30:49.424Z', NULL, 12, 8);


--
-- Data for Name: importColumns; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."importColumns" VALUES
	('9f40d6b1c6843bf53ad0a639e30c2d1e74ab263cc4b8d660506b80a79802d16a', '["partNumber","name","category","brand","attribute.speed","images"]', '2026-11-30T02:30:49.491Z');


--
-- Data for Name: importImages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."importImages" VALUES
	('01a22a4a6565000087b25026', 'applied.png', '33c0ce6633543004f186caafdb95381f66098ef77f4e76efea7dc03c65d54f94.png', ''),
	('01a22a4a67f3000094d749f3', 'waiting.png', '59654c75d92873060db3abaea780a73d8515f81e3179d0a596729a39a7364640.png', '');


--
-- Data for Name: importRows; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."importRows" VALUES
	('01a22a4a6565000087b25026', 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '', '', NULL, 'part number
name
category
brand
speed (m/s)
images', '[{"text":"Part number"},{"text":"Name"},{"text":"Category"},{"text":"Brand"},{"text":"Speed (m/s)"},{"text":"Images"}]', '', NULL, NULL, NULL, NULL, NULL),
	('01a22a4a6565000087b25026', 0, 2, 0, 'changed', 'changed', NULL, NULL, '01a22a4a637700000654b3f3', 'fx-100', 'fx100', NULL, 'fx-100
door operator 1
doors / door operators
brand applied
1.5', '[{"text":"FX-100"},{"text":"Door operator 1"},{"text":"Doors / Door operators"},{"text":"Brand applied"},{"text":"1.5"}]', '{"changes":[{"field":"brand","before":"Kyonetsu","after":"Brand applied"},{"field":"attribute.speed","before":"0.5 m/s","after":"1.5 m/s"}],"problems":[]}', '{"brand":"Brand applied","categoryId":"01a22a4a62f60000f8eb6ec9","brandKey":"brand applied","partNumberKey":"fx-00000000000000000100","exactKey":"fx-100"}', NULL, NULL, '[{"attributeId":"01a22a4a63090000b17ba3c6","value":"1.5","number":1.5},{"attributeId":"01a22a4a631a00002fa7620c","value":"Left","number":null}]', '[{"field":"brand","before":"Kyonetsu","after":"Brand applied"},{"field":"attribute.speed","before":"0.5","after":"1.5"}]'),
	('01a22a4a6565000087b25026', 0, 3, 0, 'new', 'new', NULL, NULL, '01a22a4a6781000093f966f5', 'fx-applied', 'fxapplied', 'New applied > Below', 'fx-applied
part applied
new applied / below
kyonetsu
2.5
applied.png', '[{"text":"FX-applied"},{"text":"Part applied"},{"text":"New applied / Below"},{"text":"Kyonetsu"},{"text":"2.5"},{"text":"applied.png"}]', '{"changes":[{"field":"name","before":"","after":"Part applied"},{"field":"partNumber","before":"","after":"FX-applied"},{"field":"brand","before":"","after":"Kyonetsu"},{"field":"category","before":"","after":"New applied > Below"},{"field":"images","before":"","after":"33c0ce6633543004f186caafdb95381f66098ef77f4e76efea7dc03c65d54f94.png"},{"field":"attribute.speed","before":"","after":"2.5 m/s"}],"problems":[],"newCategories":[{"id":"2953b8e34f6e22ee0c4b1ee1","name":"New applied","parentId":null},{"id":"21ab26b24ac2dee7d1fc97c4","name":"Below","parentId":"2953b8e34f6e22ee0c4b1ee1"}]}', '{"name":"Part applied","partNumber":"FX-applied","brand":"Kyonetsu","partType":"","material":"","dimensions":"","installSize":"","faceplateSize":"","weight":"","application":"","warrantyTime":"","certificates":"","moq":"","leadTime":"","shippingTerms":"","paymentTerms":"","paymentCurrency":"","packing":"","description":"","nameZh":"","partTypeZh":"","materialZh":"","dimensionsZh":"","installSizeZh":"","faceplateSizeZh":"","weightZh":"","applicationZh":"","warrantyTimeZh":"","certificatesZh":"","moqZh":"","leadTimeZh":"","shippingTermsZh":"","paymentTermsZh":"","paymentCurrencyZh":"","packingZh":"","descriptionZh":"","missingZh":"name ","outdatedZh":"","categoryId":"21ab26b24ac2dee7d1fc97c4","categoryKey":"below","categoryKeyZh":"below","hidden":0,"nameKey":"part applied","nameKeyZh":"part applied","brandKey":"kyonetsu","partNumberKey":"fx-applied","exactKey":"fx-applied"}', '[{"position":0,"by":"own","maker":"","number":"FX-applied","exactKey":"fx-applied","key":"fxapplied","looseKey":"fxapp11ed"}]', '[{"position":0,"file":"33c0ce6633543004f186caafdb95381f66098ef77f4e76efea7dc03c65d54f94.png"}]', '[{"attributeId":"01a22a4a63090000b17ba3c6","value":"2.5","number":2.5}]', '[{"field":"","before":null,"after":null}]'),
	('01a22a4a6565000087b25026', 0, 4, 0, 'faulty', 'faulty', NULL, NULL, NULL, 'fx-faulty', 'fxfaulty', NULL, 'fx-faulty

doors', '[{"text":"FX-faulty"},{"text":""},{"text":"Doors"}]', '{"changes":[{"field":"partNumber","before":"","after":"FX-faulty"},{"field":"category","before":"","after":"Doors"}],"problems":[{"field":"name","code":"name_missing"}]}', NULL, NULL, NULL, NULL, NULL),
	('01a22a4a67f3000094d749f3', 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '', '', NULL, 'part number
name
category
brand
speed (m/s)
images', '[{"text":"Part number"},{"text":"Name"},{"text":"Category"},{"text":"Brand"},{"text":"Speed (m/s)"},{"text":"Images"}]', '', NULL, NULL, NULL, NULL, NULL),
	('01a22a4a67f3000094d749f3', 0, 2, 0, 'changed', 'changed', NULL, NULL, '01a22a4a637700000654b3f3', 'fx-100', 'fx100', NULL, 'fx-100
door operator 1
doors / door operators
brand waiting
1.5', '[{"text":"FX-100"},{"text":"Door operator 1"},{"text":"Doors / Door operators"},{"text":"Brand waiting"},{"text":"1.5"}]', '{"changes":[{"field":"brand","before":"Brand applied","after":"Brand waiting"}],"problems":[]}', '{"brand":"Brand waiting","categoryId":"01a22a4a62f60000f8eb6ec9","brandKey":"brand waiting","partNumberKey":"fx-00000000000000000100","exactKey":"fx-100"}', NULL, NULL, NULL, '[{"field":"brand","before":"Brand applied","after":"Brand waiting"}]'),
	('01a22a4a67f3000094d749f3', 0, 4, 0, 'faulty', 'faulty', NULL, NULL, NULL, 'fx-faulty', 'fxfaulty', NULL, 'fx-faulty

doors', '[{"text":"FX-faulty"},{"text":""},{"text":"Doors"}]', '{"changes":[{"field":"partNumber","before":"","after":"FX-faulty"},{"field":"category","before":"","after":"Doors"}],"problems":[{"field":"name","code":"name_missing"}]}', NULL, NULL, NULL, NULL, NULL),
	('01a22a4a67f3000094d749f3', 0, 3, 0, 'new', 'new', NULL, NULL, '01a22a4a6a2400002fe125e2', 'fx-waiting', 'fxwaiting', 'New waiting > Below', 'fx-waiting
part waiting
new waiting / below
kyonetsu
2.5
waiting.png', '[{"text":"FX-waiting"},{"text":"Part waiting"},{"text":"New waiting / Below"},{"text":"Kyonetsu"},{"text":"2.5"},{"text":"waiting.png"}]', '{"changes":[{"field":"name","before":"","after":"Part waiting"},{"field":"partNumber","before":"","after":"FX-waiting"},{"field":"brand","before":"","after":"Kyonetsu"},{"field":"category","before":"","after":"New waiting > Below"},{"field":"images","before":"","after":"59654c75d92873060db3abaea780a73d8515f81e3179d0a596729a39a7364640.png"},{"field":"attribute.speed","before":"","after":"2.5 m/s"}],"problems":[],"newCategories":[{"id":"5cd38c4daf9e0f8dd8271fb7","name":"New waiting","parentId":null},{"id":"3ab81a1cbdca41cfaa3b5df3","name":"Below","parentId":"5cd38c4daf9e0f8dd8271fb7"}]}', '{"name":"Part waiting","partNumber":"FX-waiting","brand":"Kyonetsu","partType":"","material":"","dimensions":"","installSize":"","faceplateSize":"","weight":"","application":"","warrantyTime":"","certificates":"","moq":"","leadTime":"","shippingTerms":"","paymentTerms":"","paymentCurrency":"","packing":"","description":"","nameZh":"","partTypeZh":"","materialZh":"","dimensionsZh":"","installSizeZh":"","faceplateSizeZh":"","weightZh":"","applicationZh":"","warrantyTimeZh":"","certificatesZh":"","moqZh":"","leadTimeZh":"","shippingTermsZh":"","paymentTermsZh":"","paymentCurrencyZh":"","packingZh":"","descriptionZh":"","missingZh":"name ","outdatedZh":"","categoryId":"3ab81a1cbdca41cfaa3b5df3","categoryKey":"below","categoryKeyZh":"below","hidden":0,"nameKey":"part waiting","nameKeyZh":"part waiting","brandKey":"kyonetsu","partNumberKey":"fx-waiting","exactKey":"fx-waiting"}', '[{"position":0,"by":"own","maker":"","number":"FX-waiting","exactKey":"fx-waiting","key":"fxwaiting","looseKey":"fxwa1t1ng"}]', '[{"position":0,"file":"59654c75d92873060db3abaea780a73d8515f81e3179d0a596729a39a7364640.png"}]', '[{"attributeId":"01a22a4a63090000b17ba3c6","value":"2.5","number":2.5}]', '[{"field":"","before":null,"after":null}]');


--
-- Data for Name: imports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.imports VALUES
	('01a22a4a6565000087b25026', '2026-11-30T02:30:48.421Z', 'admin@trial.example', 'applied.csv', 'applied', 3, 3, NULL, '[{"name":"","rows":3,"headerRow":1,"columns":[{"heading":"Part number","samples":["FX-100","FX-applied","FX-faulty"],"field":"partNumber","source":"recognized"},{"heading":"Name","samples":["Door operator 1","Part applied"],"field":"name","source":"recognized"},{"heading":"Category","samples":["Doors / Door operators","New applied / Below","Doors"],"field":"category","source":"recognized"},{"heading":"Brand","samples":["Brand applied","Kyonetsu"],"field":"brand","source":"recognized"},{"heading":"Speed (m/s)","samples":["1.5","2.5"],"field":"attribute.speed","source":"recognized"},{"heading":"Images","samples":["applied.png"],"field":"images","source":"recognized"}]}]', 0, 2, 1, '1.73af38b770cbad65b7', '[]', '', '01a22a4a67b50000803ecfdd', '', '2026-11-30T02:30:49.013Z'),
	('01a22a4a67f3000094d749f3', '2026-11-30T02:30:49.075Z', 'admin@trial.example', 'waiting.csv', 'ready', 3, 3, NULL, '[{"name":"","rows":3,"headerRow":1,"columns":[{"heading":"Part number","samples":["FX-100","FX-waiting","FX-faulty"],"field":"partNumber","source":"remembered"},{"heading":"Name","samples":["Door operator 1","Part waiting"],"field":"name","source":"remembered"},{"heading":"Category","samples":["Doors / Door operators","New waiting / Below","Doors"],"field":"category","source":"remembered"},{"heading":"Brand","samples":["Brand waiting","Kyonetsu"],"field":"brand","source":"remembered"},{"heading":"Speed (m/s)","samples":["1.5","2.5"],"field":"attribute.speed","source":"remembered"},{"heading":"Images","samples":["waiting.png"],"field":"images","source":"remembered"}]}]', 0, 2, 1, '1.8f63cbb03f96599ac7', '[]', '', NULL, '', NULL);


--
-- Data for Name: inquiryLines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."inquiryLines" VALUES
	('01a22a4a6ae900000895c849', 0, '01a22a4a637700000654b3f3', 'Door operator 1', 'FX-100', 2, '', ''),
	('01a22a4a6ae900000895c849', 1, NULL, 'Steel rope 8 mm', '', 500, 'm', ''),
	('01a22a4a6ba900002803b6e8', 0, '01a22a4a637700000654b3f3', '零件1', 'FX-100', 2, '', ''),
	('01a22a4a6ba900002803b6e8', 1, NULL, 'Steel rope 8 mm', '', 500, 'm', '');


--
-- Data for Name: invitations; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: jobs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.jobs VALUES
	('synonyms', NULL, NULL, '2026-11-30T02:30:45.843Z'),
	('textTemplates', NULL, NULL, '2026-11-30T02:30:46.378Z'),
	('importChecks', NULL, NULL, NULL),
	('messages', NULL, NULL, NULL),
	('sharedLists', NULL, NULL, NULL);


--
-- Data for Name: knownDevices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."knownDevices" VALUES
	('7024aefc91ce1288cbd94b04d2660bf071e0d5e937b7d862eccb25b9d6d7b922', '01a22a4a5b1b0000e869cd7a', '2027-11-30T02:30:47.287Z'),
	('ef622296d58b2978ad5c44b480756df87b844c6f1cd0a00abc0a9b2d04115291', '01a22a4a5b1b0000e869cd7a', '2027-11-30T02:30:51.238Z');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES
	('0001_initial', '2026-11-30T02:30:45.529Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('01a22a4a6af100008e311870', 'notification', '01a22a4a6ae900000895c849', NULL, '', '2026-11-30T02:31:50.012Z', 1, '2026-11-30T02:30:49.744Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL),
	('01a22a4a6af50000854b93d6', 'confirmation', '01a22a4a6ae900000895c849', NULL, 'amina@example.com', '2026-11-30T02:31:50.113Z', 1, '2026-11-30T02:30:49.744Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL),
	('01a22a4a6c1b0000edf78971', 'notification', '01a22a4a6c18000068f6c561', NULL, '', '2026-11-30T02:30:50.097Z', 0, '2026-11-30T02:30:50.097Z', NULL, NULL, NULL, NULL),
	('01a22a4a6bac000040d2496a', 'notification', '01a22a4a6ba900002803b6e8', NULL, '', '2026-11-30T02:31:50.150Z', 1, '2026-11-30T02:30:49.907Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL),
	('01a22a4a6cb8000022fb6e67', 'quotation', '01a22a4a6ae900000895c849', '01a22a4a6cac0000ad6d0e0f', '', '2026-11-30T02:30:50.281Z', 0, '2026-11-30T02:30:50.281Z', NULL, NULL, NULL, NULL),
	('01a22a4a6bb000008f7e0d0c', 'confirmation', '01a22a4a6ba900002803b6e8', NULL, 'amina@example.com', '2026-11-30T02:31:50.322Z', 1, '2026-11-30T02:30:49.907Z', NULL, NULL, 'connect ECONNREFUSED 127.0.0.1:1', NULL);


--
-- Data for Name: messageEvents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."messageEvents" VALUES
	('01a22a4a6aff00008fcc39aa', '01a22a4a6ae900000895c849', '2026-11-30T02:30:49.744Z', '', 'received', ''),
	('01a22a4a6bb20000ae997b96', '01a22a4a6ba900002803b6e8', '2026-11-30T02:30:49.907Z', '', 'received', ''),
	('01a22a4a6be00000beee64b0', '01a22a4a6bde0000994dcee4', '2026-11-30T02:30:50.048Z', '', 'received', ''),
	('01a22a4a6c1d0000a2b14a2f', '01a22a4a6c18000068f6c561', '2026-11-30T02:30:50.097Z', '', 'received', ''),
	('01a22a4a6cb40000f9d534ea', '01a22a4a6ae900000895c849', '2026-11-30T02:30:50.281Z', 'admin@trial.example', 'state', 'quoted'),
	('01a22a4a6cb60000c732feaa', '01a22a4a6ae900000895c849', '2026-11-30T02:30:50.281Z', 'admin@trial.example', 'quotationIssued', 'HQ-2026-0001'),
	('01a22a4a70500000edc2526c', '01a22a4a6ae900000895c849', '2026-11-30T02:30:51.213Z', 'admin@trial.example', 'note', 'Called back.');


--
-- Data for Name: messageFiles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."messageFiles" VALUES
	('01a22a4a6afc0000164673d4', '01a22a4a6ae900000895c849', 0, '555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22a4a6ad10000ce1c175c.jpg', 'photographs.jpg', 'image/jpeg', 778),
	('01a22a4a6afc0001211fa126', '01a22a4a6ae900000895c849', 1, '555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22a4a6add000057c7410f.jpg', 'photographs.jpg', 'image/jpeg', 778),
	('01a22a4a6c1c0000221bfe34', '01a22a4a6c18000068f6c561', 0, '91de44792023b5f20f67f49283a7e788d8ff7678b013723a0f8922055af68f35-01a22a4a6c120000d7515f89.pdf', 'cv.pdf', 'application/pdf', 28);


--
-- Data for Name: messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.messages VALUES
	('01a22a4a6bde0000994dcee4', 'Q-YSV7TP', 'inquiry', 'Amina Rahman', 'amina@example.com', '', '', 'Held', 'Lifts Example', 'AE', '', '', 'new', NULL, 1, 0, NULL, 'fAD0FBio9wYaGHCA8xLlRPfOjW2OseoWLUCr9KFe7Vw', 'example.com', 'q-ysv7tp
amina rahman
lifts example
amina@example.com


held', '2026-11-30T02:30:50.048Z', NULL, 'amina@example.com', '', '2026-11-30T02:30:50.048Z', NULL, NULL),
	('01a22a4a6c18000068f6c561', 'A-VQEM3Y', 'application', 'Li Wei', 'li@example.com', '', '', 'Welder', '', '', '', '', 'new', NULL, 1, 0, NULL, NULL, 'example.com', 'a-vqem3y
li wei

li@example.com


welder', '2026-11-30T02:30:50.097Z', NULL, 'li@example.com', '', NULL, NULL, NULL),
	('01a22a4a6ae900000895c849', 'Q-HK7KYY', 'inquiry', 'Amina Rahman', 'amina@example.com', '', '', '', 'Lifts Example', 'AE', 'en', '', 'quoted', NULL, 2, 2, '2026-11-30T02:30:50.281Z', '80xluFeADLwgiF8nip0YUKXXiYbssgq3hovpPgKR7UE', 'example.com', 'q-hk7kyy
amina rahman
lifts example
amina@example.com



door operator 1
fx-100

steel rope 8 mm

', '2026-11-30T02:30:49.744Z', '2026-11-30T02:30:50.281Z', 'amina@example.com', '', NULL, NULL, NULL),
	('01a22a4a6ba900002803b6e8', 'Q-Z3YDVJ', 'inquiry', '陈静', 'amina@example.com', '', '', '请报价', 'Lifts Example', 'AE', 'zh', '', 'new', NULL, 1, 2, '2026-11-30T02:30:51.444Z', 'N4kcoAWsetIfu-f4bSE9sB9bvKHLxWcirV4Z-sMSQsE', 'example.com', 'q-z3ydvj
陈静
lifts example
amina@example.com


请报价
零件1
fx-100

steel rope 8 mm

', '2026-11-30T02:30:49.907Z', NULL, 'amina@example.com', '', NULL, NULL, NULL);


--
-- Data for Name: missedSearches; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: partAttributes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."partAttributes" VALUES
	(2, '01a22a4a63090000b17ba3c6', '1.5', 1.5),
	(2, '01a22a4a631a00002fa7620c', 'Left', NULL),
	(3, '01a22a4a63090000b17ba3c6', '2.5', 2.5),
	(3, '01a22a4a631a00002fa7620c', 'Left', NULL),
	(4, '01a22a4a63090000b17ba3c6', '3.5', 3.5),
	(4, '01a22a4a631a00002fa7620c', 'Left', NULL),
	(1, '01a22a4a63090000b17ba3c6', '1.5', 1.5),
	(1, '01a22a4a631a00002fa7620c', 'Left', NULL),
	(7, '01a22a4a63090000b17ba3c6', '2.5', 2.5);


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
	('555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22a4a6ad10000ce1c175c.jpg', '2026-11-30T02:30:49.810Z'),
	('555d991e4ad3253dca258353687f5c94040c3c912a36502e6b84631b0b0c1753-01a22a4a6add000057c7410f.jpg', '2026-11-30T02:30:49.821Z'),
	('91de44792023b5f20f67f49283a7e788d8ff7678b013723a0f8922055af68f35-01a22a4a6c120000d7515f89.pdf', '2026-11-30T02:30:50.130Z'),
	('073818fefc0a065af4e3cef0d57937dffa0ded21c86f3a1118b6cf20be0319e5-01a22a4a703a0000c5f1cd82.pdf', '2026-11-30T02:30:51.195Z');


--
-- Data for Name: quotationDrafts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotationDrafts" VALUES
	('01a22a4a6ba900002803b6e8', '{"language":"zh","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22a4a637700000654b3f3","partNumber":"FX-100","text":"零件1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', 1, '2026-11-30T02:30:50.237Z', 'admin@trial.example'),
	('01a22a4a6ae900000895c849', '{"language":"en","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22a4a637700000654b3f3","partNumber":"FX-100","text":"Door operator 1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', 2, '2026-11-30T02:30:50.281Z', 'admin@trial.example');


--
-- Data for Name: quotationLists; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotationLists" VALUES
	('075cb5b6f157749b42ab238f9bd5efc4ee54d47753fb87da6061ae4d0d5ed9bc', '[{"partId":"01a22a4a637700000654b3f3","quantity":2},{"text":"Steel rope 8 mm","quantity":500,"unit":"m"}]', 105, '2026-11-30T02:30:50.169Z', '2027-02-28T02:30:50.169Z');


--
-- Data for Name: quotationNumbers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."quotationNumbers" VALUES
	(2026, 1);


--
-- Data for Name: quotations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.quotations VALUES
	('01a22a4a6cac0000ad6d0e0f', '01a22a4a6ae900000895c849', 'HQ-2026-0001', '2026-11-30T02:30:50.281Z', 'admin@trial.example', '{"language":"en","currency":"USD","validUntil":"2999-12-31","lines":[{"partId":"01a22a4a637700000654b3f3","partNumber":"FX-100","text":"Door operator 1","quantity":2,"unitPrice":"12.50"},{"unit":"m","text":"Steel rope 8 mm","quantity":500,"unitPrice":"12.50"}],"introduction":"Dear Amina,"}', '073818fefc0a065af4e3cef0d57937dffa0ded21c86f3a1118b6cf20be0319e5-01a22a4a703a0000c5f1cd82.pdf', 'edfee487-1ff8-4685-98be-2652881284d6');


--
-- Data for Name: rateLimits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."rateLimits" VALUES
	('messages:HgfIFZsBerpXOCYvGWy8h9OIj2cQUwUGCDxO-qb_fc8', 1, '2026-11-30T02:40:49.747Z'),
	('messagesNetworkDay:HgfIFZsBerpXOCYvGWy8h9OIj2cQUwUGCDxO-qb_fc8', 1, '2026-12-01T02:30:49.751Z'),
	('messagesIpDay:HgfIFZsBerpXOCYvGWy8h9OIj2cQUwUGCDxO-qb_fc8', 1, '2026-12-01T02:30:49.754Z'),
	('messages:yUaXO_Ou8u4q1vcbtxjghXCYXZ0Bknnk10XPl4s285s', 1, '2026-11-30T02:40:49.966Z'),
	('messagesNetworkDay:yUaXO_Ou8u4q1vcbtxjghXCYXZ0Bknnk10XPl4s285s', 1, '2026-12-01T02:30:50.003Z'),
	('messagesIpDay:yUaXO_Ou8u4q1vcbtxjghXCYXZ0Bknnk10XPl4s285s', 1, '2026-12-01T02:30:50.014Z'),
	('messages:TR7-gjJUJlcqAE6rwPgCw4Gct5YAGCDM12uUbObOjKY', 1, '2026-11-30T02:40:50.056Z'),
	('messagesNetworkDay:TR7-gjJUJlcqAE6rwPgCw4Gct5YAGCDM12uUbObOjKY', 1, '2026-12-01T02:30:50.063Z'),
	('messagesIpDay:TR7-gjJUJlcqAE6rwPgCw4Gct5YAGCDM12uUbObOjKY', 1, '2026-12-01T02:30:50.070Z'),
	('messages:zRIqRtU5fuFJlmdCbwqRuuqq9ItH7syH08KJJpuzn00', 1, '2026-11-30T02:40:50.112Z'),
	('messagesNetworkDay:zRIqRtU5fuFJlmdCbwqRuuqq9ItH7syH08KJJpuzn00', 1, '2026-12-01T02:30:50.118Z'),
	('messagesIpDay:zRIqRtU5fuFJlmdCbwqRuuqq9ItH7syH08KJJpuzn00', 1, '2026-12-01T02:30:50.122Z'),
	('sharedListsPerIp:QMfbb72DPANQ04VV7t84yHLikddD4Hvi_ICqwWG0Zn8', 1, '2026-12-01T02:30:50.161Z'),
	('sharedListsPerNetwork:QMfbb72DPANQ04VV7t84yHLikddD4Hvi_ICqwWG0Zn8', 1, '2026-12-01T02:30:50.165Z');


--
-- Data for Name: schemaVersion; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."schemaVersion" VALUES
	(1, 1);


--
-- Data for Name: searchSynonyms; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."searchSynonyms" VALUES
	('01a22a4a5b560000335a5f96', 'lift', 'elevator', 'lift', 'elevator', 'elevator
lift', 1),
	('01a22a4a5b62000150492a65', 'limiter', 'governor', 'limiter', 'governor', 'governor
limiter', 1),
	('01a22a4a5b620002be89ab33', 'speed limiter', 'overspeed governor', 'speed limiter', 'overspeed governor', 'overspeed governor
speed limiter', 1),
	('01a22a4a5b630000f39348a5', 'overspeed limiter', 'overspeed governor', 'overspeed limiter', 'overspeed governor', 'overspeed governor
overspeed limiter', 1),
	('01a22a4a5b63000138ef0e71', 'speed governor', 'overspeed governor', 'speed governor', 'overspeed governor', 'overspeed governor
speed governor', 1),
	('01a22a4a5b630002dcd3d551', 'over speed governor', 'overspeed governor', 'over speed governor', 'overspeed governor', 'over speed governor
overspeed governor', 1),
	('01a22a4a5b6300039b5adb1f', 'OSG', 'overspeed governor', 'osg', 'overspeed governor', 'osg
overspeed governor', 1),
	('01a22a4a5b630004bfd48f19', 'COP', 'car operating panel', 'cop', 'car operating panel', 'car operating panel
cop', 1),
	('01a22a4a5b640000f501b7a2', 'LOP', 'landing operating panel', 'lop', 'landing operating panel', 'landing operating panel
lop', 1),
	('01a22a4a5b640001eb591f98', 'car station', 'car operating panel', 'car station', 'car operating panel', 'car operating panel
car station', 1),
	('01a22a4a5b640002f6ab9364', 'car control panel', 'car operating panel', 'car control panel', 'car operating panel', 'car control panel
car operating panel', 1),
	('01a22a4a5b6400031dd18eb6', 'cabin panel', 'car operating panel', 'cabin panel', 'car operating panel', 'cabin panel
car operating panel', 1),
	('01a22a4a5b640004da0c8bdb', 'hall station', 'landing panel', 'hall station', 'landing panel', 'hall station
landing panel', 1),
	('01a22a4a5b6400054d1b5fec', 'hall operating panel', 'landing panel', 'hall operating panel', 'landing panel', 'hall operating panel
landing panel', 1),
	('01a22a4a5b640006d1e1c1e0', 'HOP', 'landing panel', 'hop', 'landing panel', 'hop
landing panel', 1),
	('01a22a4a5b640007ca3dfc92', 'landing station', 'landing panel', 'landing station', 'landing panel', 'landing panel
landing station', 1),
	('01a22a4a5b6400082458ff5d', 'hall call', 'landing call', 'hall call', 'landing call', 'hall call
landing call', 1),
	('01a22a4a5b640009e673670f', 'cabin', 'car', 'cabin', 'car', 'cabin
car', 1),
	('01a22a4a5b650000a8d5d841', 'cab', 'car', 'cab', 'car', 'cab
car', 1),
	('01a22a4a5b650001edf01a7b', 'hoist machine', 'traction machine', 'hoist machine', 'traction machine', 'hoist machine
traction machine', 1),
	('01a22a4a5b6500026b79c821', 'hoisting machine', 'traction machine', 'hoisting machine', 'traction machine', 'hoisting machine
traction machine', 1),
	('01a22a4a5b650003a413679a', 'traction motor', 'traction machine', 'traction motor', 'traction machine', 'traction machine
traction motor', 1),
	('01a22a4a5b6500049e8124e5', 'lift motor', 'traction machine', 'lift motor', 'traction machine', 'lift motor
traction machine', 1),
	('01a22a4a5b650005b4b1bc1f', 'gearless motor', 'gearless machine', 'gearless motor', 'gearless machine', 'gearless machine
gearless motor', 1),
	('01a22a4a5b650006d46650cc', 'geared motor', 'geared machine', 'geared motor', 'geared machine', 'geared machine
geared motor', 1),
	('01a22a4a5b650007684d61db', 'worm gear machine', 'geared machine', 'worm gear machine', 'geared machine', 'geared machine
worm gear machine', 1),
	('01a22a4a5b6500087a90acee', 'PMSM', 'PM synchronous', 'pmsm', 'pm synchronous', 'pm synchronous
pmsm', 1),
	('01a22a4a5b650009a72d3017', 'permanent-magnet synchronous', 'PM synchronous', 'permanentmagnet synchronous', 'pm synchronous', 'permanentmagnet synchronous
pm synchronous', 1),
	('01a22a4a5b65000ad351914f', 'induction motor', 'asynchronous motor', 'induction motor', 'asynchronous motor', 'asynchronous motor
induction motor', 1),
	('01a22a4a5b65000bdbeb2dce', 'VVVF', 'inverter', 'vvvf', 'inverter', 'inverter
vvvf', 1),
	('01a22a4a5b65000c21e345bf', 'VFD', 'inverter', 'vfd', 'inverter', 'inverter
vfd', 1),
	('01a22a4a5b6600003d931622', 'VSD', 'inverter', 'vsd', 'inverter', 'inverter
vsd', 1),
	('01a22a4a5b66000113ceb918', 'frequency converter', 'inverter', 'frequency converter', 'inverter', 'frequency converter
inverter', 1),
	('01a22a4a5b66000286815fa3', 'frequency inverter', 'inverter', 'frequency inverter', 'inverter', 'frequency inverter
inverter', 1),
	('01a22a4a5b660003f94a1ca8', 'variable frequency drive', 'inverter', 'variable frequency drive', 'inverter', 'inverter
variable frequency drive', 1),
	('01a22a4a5b660004051ee235', 'regenerative drive', 'regenerative unit', 'regenerative drive', 'regenerative unit', 'regenerative drive
regenerative unit', 1),
	('01a22a4a5b6600052f00ff31', 'regen unit', 'regenerative unit', 'regen unit', 'regenerative unit', 'regen unit
regenerative unit', 1),
	('01a22a4a5b6600060f7a1066', 'energy feedback unit', 'regenerative unit', 'energy feedback unit', 'regenerative unit', 'energy feedback unit
regenerative unit', 1),
	('01a22a4a5b66000759b32818', 'ARD', 'automatic rescue device', 'ard', 'automatic rescue device', 'ard
automatic rescue device', 1),
	('01a22a4a5b66000866c76b4c', 'emergency rescue device', 'automatic rescue device', 'emergency rescue device', 'automatic rescue device', 'automatic rescue device
emergency rescue device', 1),
	('01a22a4a5b66000923f050b6', 'ERD', 'automatic rescue device', 'erd', 'automatic rescue device', 'automatic rescue device
erd', 1),
	('01a22a4a5b66000a4f42ddc9', 'emergency battery', 'emergency supply', 'emergency battery', 'emergency supply', 'emergency battery
emergency supply', 1),
	('01a22a4a5b66000b90ba50a5', 'backup battery', 'emergency supply', 'backup battery', 'emergency supply', 'backup battery
emergency supply', 1),
	('01a22a4a5b67000049e95162', 'emergency power supply', 'emergency supply', 'emergency power supply', 'emergency supply', 'emergency power supply
emergency supply', 1),
	('01a22a4a5b670001ecda836f', 'accumulator', 'battery', 'accumulator', 'battery', 'accumulator
battery', 1),
	('01a22a4a5b6700023c154bf7', 'UCMP', 'unintended car movement protection', 'ucmp', 'unintended car movement protection', 'ucmp
unintended car movement protection', 1),
	('01a22a4a5b6700036b9bdede', 'UCM', 'unintended movement', 'ucm', 'unintended movement', 'ucm
unintended movement', 1),
	('01a22a4a5b670004b5955528', 'ACOP', 'ascending overspeed', 'acop', 'ascending overspeed', 'acop
ascending overspeed', 1),
	('01a22a4a5b670005581ce3fb', 'timing belt', 'toothed belt', 'timing belt', 'toothed belt', 'timing belt
toothed belt', 1),
	('01a22a4a5b6a00002ba3cce4', 'synchronous belt', 'toothed belt', 'synchronous belt', 'toothed belt', 'synchronous belt
toothed belt', 1),
	('01a22a4a5b6a000146fffe4d', 'tooth belt', 'toothed belt', 'tooth belt', 'toothed belt', 'tooth belt
toothed belt', 1),
	('01a22a4a5b6a0002b653dd14', 'cogged belt', 'toothed belt', 'cogged belt', 'toothed belt', 'cogged belt
toothed belt', 1),
	('01a22a4a5b6a0003102686e5', 'door belt', 'door operator belt', 'door belt', 'door operator belt', 'door belt
door operator belt', 1),
	('01a22a4a5b6a00044a474a3a', 'suspension belt', 'coated steel belt', 'suspension belt', 'coated steel belt', 'coated steel belt
suspension belt', 1),
	('01a22a4a5b6a0005d84a2987', 'elevator cable', 'elevator rope', 'elevator cable', 'elevator rope', 'elevator cable
elevator rope', 1),
	('01a22a4a5b7f0002f431ff8e', 'fiber', 'fibre', 'fiber', 'fibre', 'fiber
fibre', 1),
	('01a22a4a5b6a00067b1bf575', 'hoist cable', 'suspension rope', 'hoist cable', 'suspension rope', 'hoist cable
suspension rope', 1),
	('01a22a4a5b6a000756c6be9a', 'hoist rope', 'suspension rope', 'hoist rope', 'suspension rope', 'hoist rope
suspension rope', 1),
	('01a22a4a5b6a00087234d188', 'steel cable', 'wire rope', 'steel cable', 'wire rope', 'steel cable
wire rope', 1),
	('01a22a4a5b6b00006f59e787', 'wire rope', 'rope', 'wire rope', 'rope', 'rope
wire rope', 1),
	('01a22a4a5b6d000025f0dd7d', 'steel wire rope', 'rope', 'steel wire rope', 'rope', 'rope
steel wire rope', 1),
	('01a22a4a5b6d000107c79572', 'traction rope', 'suspension rope', 'traction rope', 'suspension rope', 'suspension rope
traction rope', 1),
	('01a22a4a5b6d0002a2a18941', 'governor cable', 'governor rope', 'governor cable', 'governor rope', 'governor cable
governor rope', 1),
	('01a22a4a5b6d0003ea3f7410', 'traveling cable', 'travelling cable', 'traveling cable', 'travelling cable', 'traveling cable
travelling cable', 1),
	('01a22a4a5b6d00040c580cea', 'trailing cable', 'travelling cable', 'trailing cable', 'travelling cable', 'trailing cable
travelling cable', 1),
	('01a22a4a5b6d0005ae98aea5', 'compensating chain', 'compensation chain', 'compensating chain', 'compensation chain', 'compensating chain
compensation chain', 1),
	('01a22a4a5b6d00068c9098bd', 'balance chain', 'compensation chain', 'balance chain', 'compensation chain', 'balance chain
compensation chain', 1),
	('01a22a4a5b6d00075326f2a4', 'rope termination', 'rope socket', 'rope termination', 'rope socket', 'rope socket
rope termination', 1),
	('01a22a4a5b6d0008c7b728ad', 'rope end', 'rope socket', 'rope end', 'rope socket', 'rope end
rope socket', 1),
	('01a22a4a5b6e000083afe285', 'rope anchorage', 'rope socket', 'rope anchorage', 'rope socket', 'rope anchorage
rope socket', 1),
	('01a22a4a5b6e0001635106c2', 'wedge socket', 'rope socket', 'wedge socket', 'rope socket', 'rope socket
wedge socket', 1),
	('01a22a4a5b6e00027ec9b041', 'traction wheel', 'traction sheave', 'traction wheel', 'traction sheave', 'traction sheave
traction wheel', 1),
	('01a22a4a5b6e0003b9253ef9', 'drive sheave', 'traction sheave', 'drive sheave', 'traction sheave', 'drive sheave
traction sheave', 1),
	('01a22a4a5b6e00040834fb4d', 'driving sheave', 'traction sheave', 'driving sheave', 'traction sheave', 'driving sheave
traction sheave', 1),
	('01a22a4a5b6e0005e950b27e', 'grooved pulley', 'sheave', 'grooved pulley', 'sheave', 'grooved pulley
sheave', 1),
	('01a22a4a5b6e0006aff30033', 'diverter pulley', 'deflector pulley', 'diverter pulley', 'deflector pulley', 'deflector pulley
diverter pulley', 1),
	('01a22a4a5b6e0007cc9e8246', 'deflection sheave', 'deflector pulley', 'deflection sheave', 'deflector pulley', 'deflection sheave
deflector pulley', 1),
	('01a22a4a5b6e0008a1f72e1b', 'idler sheave', 'deflector pulley', 'idler sheave', 'deflector pulley', 'deflector pulley
idler sheave', 1),
	('01a22a4a5b6e0009b3a8a3c3', 'diverting pulley', 'deflector pulley', 'diverting pulley', 'deflector pulley', 'deflector pulley
diverting pulley', 1),
	('01a22a4a5b6e000a4d88a663', 'photocell', 'light curtain', 'photocell', 'light curtain', 'light curtain
photocell', 1),
	('01a22a4a5b6e000b6349d034', 'photo cell', 'light curtain', 'photo cell', 'light curtain', 'light curtain
photo cell', 1),
	('01a22a4a5b6e000c1f8d2fd5', 'sensor edge', 'light curtain', 'sensor edge', 'light curtain', 'light curtain
sensor edge', 1),
	('01a22a4a5b6f0000f7076e40', 'door detector', 'light curtain', 'door detector', 'light curtain', 'door detector
light curtain', 1),
	('01a22a4a5b6f0001a7fe3891', 'infrared curtain', 'light curtain', 'infrared curtain', 'light curtain', 'infrared curtain
light curtain', 1),
	('01a22a4a5b6f000238a46726', 'multibeam', 'light curtain', 'multibeam', 'light curtain', 'light curtain
multibeam', 1),
	('01a22a4a5b6f00037088d2d6', 'door sensor', 'light curtain', 'door sensor', 'light curtain', 'door sensor
light curtain', 1),
	('01a22a4a5b6f00047452adf6', 'photo eye', 'photoelectric switch', 'photo eye', 'photoelectric switch', 'photo eye
photoelectric switch', 1),
	('01a22a4a5b6f00057b497ef3', 'photoelectric sensor', 'photoelectric switch', 'photoelectric sensor', 'photoelectric switch', 'photoelectric sensor
photoelectric switch', 1),
	('01a22a4a5b6f00068f845cb3', 'optical sensor', 'photoelectric switch', 'optical sensor', 'photoelectric switch', 'optical sensor
photoelectric switch', 1),
	('01a22a4a5b6f0007243a7056', 'levelling sensor', 'levelling switch', 'levelling sensor', 'levelling switch', 'levelling sensor
levelling switch', 1),
	('01a22a4a5b6f0008038fcc96', 'leveling switch', 'levelling switch', 'leveling switch', 'levelling switch', 'leveling switch
levelling switch', 1),
	('01a22a4a5b6f0009522d1127', 'leveling sensor', 'levelling switch', 'leveling sensor', 'levelling switch', 'leveling sensor
levelling switch', 1),
	('01a22a4a5b6f000a5d93957b', 'magnetic sensor', 'magnetic switch', 'magnetic sensor', 'magnetic switch', 'magnetic sensor
magnetic switch', 1),
	('01a22a4a5b7000002e721e3d', 'bistable switch', 'magnetic switch', 'bistable switch', 'magnetic switch', 'bistable switch
magnetic switch', 1),
	('01a22a4a5b70000170eb6555', 'inspection box', 'inspection station', 'inspection box', 'inspection station', 'inspection box
inspection station', 1),
	('01a22a4a5b7000026c55074a', 'end switch', 'limit switch', 'end switch', 'limit switch', 'end switch
limit switch', 1),
	('01a22a4a5b700003c146e742', 'terminal switch', 'limit switch', 'terminal switch', 'limit switch', 'limit switch
terminal switch', 1),
	('01a22a4a5b700004c7c9f057', 'E-stop', 'emergency stop switch', 'estop', 'emergency stop switch', 'emergency stop switch
estop', 1),
	('01a22a4a5b70000594684e2c', 'mushroom button', 'emergency stop switch', 'mushroom button', 'emergency stop switch', 'emergency stop switch
mushroom button', 1),
	('01a22a4a5b700006c88e675a', 'push-button', 'push button', 'pushbutton', 'push button', 'push button
pushbutton', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22a4a5b70000843c06170', 'call button', 'push button', 'call button', 'push button', 'call button
push button', 1),
	('01a22a4a5b700009eaebbae8', 'floor button', 'push button', 'floor button', 'push button', 'floor button
push button', 1),
	('01a22a4a5b70000a70302095', 'vandal resistant', 'vandal-resistant', 'vandal resistant', 'vandalresistant', 'vandal resistant
vandalresistant', 1),
	('01a22a4a5b70000b955853f1', 'vandal proof', 'vandal-resistant', 'vandal proof', 'vandalresistant', 'vandal proof
vandalresistant', 1),
	('01a22a4a5b70000c47b6d847', 'vandalproof', 'vandal-resistant', 'vandalproof', 'vandalresistant', 'vandalproof
vandalresistant', 1),
	('01a22a4a5b70000d3e3dad6b', 'antivandal', 'vandal-resistant', 'antivandal', 'vandalresistant', 'antivandal
vandalresistant', 1),
	('01a22a4a5b710000c6b8ae47', 'explosion proof', 'explosion-protected', 'explosion proof', 'explosionprotected', 'explosion proof
explosionprotected', 1),
	('01a22a4a5b710001cb49bc16', 'indicator', 'display', 'indicator', 'display', 'display
indicator', 1),
	('01a22a4a5b7100022059a525', 'position indicator', 'display', 'position indicator', 'display', 'display
position indicator', 1),
	('01a22a4a5b7100031ce47f89', 'floor indicator', 'display', 'floor indicator', 'display', 'display
floor indicator', 1),
	('01a22a4a5b71000463b0577a', 'screen', 'display', 'screen', 'display', 'display
screen', 1),
	('01a22a4a5b710005096c9641', 'dot matrix', 'dot-matrix', 'dot matrix', 'dotmatrix', 'dot matrix
dotmatrix', 1),
	('01a22a4a5b710006cb9c2f35', 'hall lamp', 'hall lantern', 'hall lamp', 'hall lantern', 'hall lamp
hall lantern', 1),
	('01a22a4a5b7100079b3264fa', 'arrival lantern', 'hall lantern', 'arrival lantern', 'hall lantern', 'arrival lantern
hall lantern', 1),
	('01a22a4a5b71000856f99c61', 'direction indicator', 'direction lantern', 'direction indicator', 'direction lantern', 'direction indicator
direction lantern', 1),
	('01a22a4a5b7100093fc305e8', 'chime', 'gong', 'chime', 'gong', 'chime
gong', 1),
	('01a22a4a5b71000a953190d6', 'phone', 'telephone', 'phone', 'telephone', 'phone
telephone', 1),
	('01a22a4a5b71000b7d97af8c', 'emergency phone', 'emergency telephone', 'emergency phone', 'emergency telephone', 'emergency phone
emergency telephone', 1),
	('01a22a4a5b71000c7c6352a9', 'autodialler', 'emergency telephone', 'autodialler', 'emergency telephone', 'autodialler
emergency telephone', 1),
	('01a22a4a5b71000d5028edb3', 'auto dialer', 'emergency telephone', 'auto dialer', 'emergency telephone', 'auto dialer
emergency telephone', 1),
	('01a22a4a5b7200001b2a8a85', 'two-way communication', 'intercom', 'twoway communication', 'intercom', 'intercom
twoway communication', 1),
	('01a22a4a5b720001eb8c0c3e', 'interphone', 'intercom', 'interphone', 'intercom', 'intercom
interphone', 1),
	('01a22a4a5b720002e79ae8d8', 'five-way', '5-way', 'fiveway', '5way', '5way
fiveway', 1),
	('01a22a4a5b72000356550da3', 'firefighter switch', 'fireman''s switch', 'firefighter switch', 'fireman switch', 'firefighter switch
fireman switch', 1),
	('01a22a4a5b72000579f0ab58', 'fire recall', 'fire service', 'fire recall', 'fire service', 'fire recall
fire service', 1),
	('01a22a4a5b7200065b91fc3e', 'keyswitch', 'key switch', 'keyswitch', 'key switch', 'key switch
keyswitch', 1),
	('01a22a4a5b72000767aca9f4', 'key lock', 'key switch', 'key lock', 'key switch', 'key lock
key switch', 1),
	('01a22a4a5b720008619e4531', 'door machine', 'door operator', 'door machine', 'door operator', 'door machine
door operator', 1),
	('01a22a4a5b72000901fff896', 'door drive', 'door operator', 'door drive', 'door operator', 'door drive
door operator', 1),
	('01a22a4a5b72000a4b8b28fe', 'door opener', 'door operator', 'door opener', 'door operator', 'door opener
door operator', 1),
	('01a22a4a5b72000b0a2abbb9', 'door gear', 'door operator', 'door gear', 'door operator', 'door gear
door operator', 1),
	('01a22a4a5b72000c66685936', 'hoistway door', 'landing door', 'hoistway door', 'landing door', 'hoistway door
landing door', 1),
	('01a22a4a5b730000141929ba', 'hall door', 'landing door', 'hall door', 'landing door', 'hall door
landing door', 1),
	('01a22a4a5b730001d5a0f98b', 'floor door', 'landing door', 'floor door', 'landing door', 'floor door
landing door', 1),
	('01a22a4a5b7300025d4d2613', 'shaft door', 'landing door', 'shaft door', 'landing door', 'landing door
shaft door', 1),
	('01a22a4a5b730003c55ea019', 'door roller', 'hanger roller', 'door roller', 'hanger roller', 'door roller
hanger roller', 1),
	('01a22a4a5b730004403e9919', 'kicking roller', 'eccentric roller', 'kicking roller', 'eccentric roller', 'eccentric roller
kicking roller', 1),
	('01a22a4a5b7300050acaf5ea', 'upthrust roller', 'eccentric roller', 'upthrust roller', 'eccentric roller', 'eccentric roller
upthrust roller', 1),
	('01a22a4a5b730006ca6127b1', 'anti-tip roller', 'eccentric roller', 'antitip roller', 'eccentric roller', 'antitip roller
eccentric roller', 1),
	('01a22a4a5b730007e7d553ce', 'door gib', 'door shoe', 'door gib', 'door shoe', 'door gib
door shoe', 1),
	('01a22a4a5b730008e5b1a2a8', 'panel gib', 'door shoe', 'panel gib', 'door shoe', 'door shoe
panel gib', 1),
	('01a22a4a5b7300090671db3b', 'door slider', 'door shoe', 'door slider', 'door shoe', 'door shoe
door slider', 1),
	('01a22a4a5b73000ab0ccae67', 'door vane', 'door coupler', 'door vane', 'door coupler', 'door coupler
door vane', 1),
	('01a22a4a5b7500007ef6954a', 'door skate', 'door coupler', 'door skate', 'door coupler', 'door coupler
door skate', 1),
	('01a22a4a5b7500016a42de54', 'clutch blade', 'door coupler', 'clutch blade', 'door coupler', 'clutch blade
door coupler', 1),
	('01a22a4a5b75000274cde802', 'door knife', 'door coupler', 'door knife', 'door coupler', 'door coupler
door knife', 1),
	('01a22a4a5b750003f47f590a', 'door interlock', 'door lock', 'door interlock', 'door lock', 'door interlock
door lock', 1),
	('01a22a4a5b7500044313cb6c', 'lock contact', 'door contact', 'lock contact', 'door contact', 'door contact
lock contact', 1),
	('01a22a4a5b76000090651e68', 'interlock contact', 'door contact', 'interlock contact', 'door contact', 'door contact
interlock contact', 1),
	('01a22a4a5b760001373ed354', 'hook lock', 'door lock', 'hook lock', 'door lock', 'door lock
hook lock', 1),
	('01a22a4a5b760002f2320351', 'door electronics', 'door control board', 'door electronic', 'door control board', 'door control board
door electronic', 1),
	('01a22a4a5b760003ac93a9e0', 'door controller', 'door drive controller', 'door controller', 'door drive controller', 'door controller
door drive controller', 1),
	('01a22a4a5b7600044be21ed6', 'door closing spring', 'door closer spring', 'door closing spring', 'door closer spring', 'door closer spring
door closing spring', 1),
	('01a22a4a5b76000577be852d', 'closing weight', 'door closer weight', 'closing weight', 'door closer weight', 'closing weight
door closer weight', 1),
	('01a22a4a5b7600069434fe29', 'sync rope', 'transfer rope', 'sync rope', 'transfer rope', 'sync rope
transfer rope', 1),
	('01a22a4a5b7600073cd3de86', 'synchronising rope', 'transfer rope', 'synchronising rope', 'transfer rope', 'synchronising rope
transfer rope', 1),
	('01a22a4a5b760008fadaf602', 'drop key', 'triangle key', 'drop key', 'triangle key', 'drop key
triangle key', 1),
	('01a22a4a5b7600092eb41083', 'lunar key', 'triangle key', 'lunar key', 'triangle key', 'lunar key
triangle key', 1),
	('01a22a4a5b76000ac8b06c1e', 'threshold', 'sill', 'threshold', 'sill', 'sill
threshold', 1),
	('01a22a4a5b77000052e774db', 'apron', 'toe guard', 'apron', 'toe guard', 'apron
toe guard', 1),
	('01a22a4a5b7700016a65a839', 'door leaf', 'door panel', 'door leaf', 'door panel', 'door leaf
door panel', 1),
	('01a22a4a5b770002af8f0255', 'door wing', 'door panel', 'door wing', 'door panel', 'door panel
door wing', 1),
	('01a22a4a5b7700032418ea5a', 'center opening', 'centre opening', 'center opening', 'centre opening', 'center opening
centre opening', 1),
	('01a22a4a5b77000401bd7fda', 'bi-parting', 'centre opening', 'biparting', 'centre opening', 'biparting
centre opening', 1),
	('01a22a4a5b780000e22cc62e', 'clear width', 'clear opening', 'clear width', 'clear opening', 'clear opening
clear width', 1),
	('01a22a4a5b780001f78a129e', 'safeties', 'safety gear', 'safety', 'safety gear', 'safety
safety gear', 1),
	('01a22a4a5b780002ee4f7721', 'shock absorber', 'buffer', 'shock absorber', 'buffer', 'buffer
shock absorber', 1),
	('01a22a4a5b780003654d9c95', 'hydraulic buffer', 'oil buffer', 'hydraulic buffer', 'oil buffer', 'hydraulic buffer
oil buffer', 1),
	('01a22a4a5b780004e24fc379', 'PU buffer', 'polyurethane buffer', 'pu buffer', 'polyurethane buffer', 'polyurethane buffer
pu buffer', 1),
	('01a22a4a5b780005fe4c6080', 'rail clamp', 'rail clip', 'rail clamp', 'rail clip', 'rail clamp
rail clip', 1),
	('01a22a4a5b780006b04c0b8e', 'T-rail', 'guide rail', 'trail', 'guide rail', 'guide rail
trail', 1),
	('01a22a4a5b7800076a731198', 'guiderail', 'guide rail', 'guiderail', 'guide rail', 'guide rail
guiderail', 1),
	('01a22a4a5b780008eed3d153', 'guide track', 'guide rail', 'guide track', 'guide rail', 'guide rail
guide track', 1),
	('01a22a4a5b780009d184338c', 'fish plate', 'fishplate', 'fish plate', 'fishplate', 'fish plate
fishplate', 1),
	('01a22a4a5b79000086d21005', 'sliding shoe', 'sliding guide shoe', 'sliding shoe', 'sliding guide shoe', 'sliding guide shoe
sliding shoe', 1),
	('01a22a4a5b79000138f852ca', 'roller guide', 'roller guide shoe', 'roller guide', 'roller guide shoe', 'roller guide
roller guide shoe', 1),
	('01a22a4a5b7900026fc180a1', 'guide lining', 'guide shoe insert', 'guide lining', 'guide shoe insert', 'guide lining
guide shoe insert', 1),
	('01a22a4a5b79000342631119', 'shoe liner', 'guide shoe insert', 'shoe liner', 'guide shoe insert', 'guide shoe insert
shoe liner', 1),
	('01a22a4a5b790004c49e5418', 'mainboard', 'main board', 'mainboard', 'main board', 'main board
mainboard', 1),
	('01a22a4a5b790005644f7fce', 'motherboard', 'main control board', 'motherboard', 'main control board', 'main control board
motherboard', 1),
	('01a22a4a5b7900069ffe07f5', 'PCB', 'board', 'pcb', 'board', 'board
pcb', 1),
	('01a22a4a5b790007586c08ca', 'circuit board', 'board', 'circuit board', 'board', 'board
circuit board', 1),
	('01a22a4a5b79000875f70a70', 'control card', 'control board', 'control card', 'control board', 'control board
control card', 1),
	('01a22a4a5b7900098ffacd0e', 'logic board', 'control board', 'logic board', 'control board', 'control board
logic board', 1),
	('01a22a4a5b79000aaccccd95', 'landing board', 'hall call board', 'landing board', 'hall call board', 'hall call board
landing board', 1),
	('01a22a4a5b79000b6b137cc8', 'switchboard', 'control cabinet', 'switchboard', 'control cabinet', 'control cabinet
switchboard', 1),
	('01a22a4a5b7a000018e1edfa', 'MRL', 'machine-room-less', 'mrl', 'machineroomless', 'machineroomless
mrl', 1),
	('01a22a4a5b7a0001e6a1e068', 'machine roomless', 'machine-room-less', 'machine roomless', 'machineroomless', 'machine roomless
machineroomless', 1),
	('01a22a4a5b7a0002d3145e89', 'rotary encoder', 'encoder', 'rotary encoder', 'encoder', 'encoder
rotary encoder', 1),
	('01a22a4a5b7a0003f290d289', 'pulse generator', 'encoder', 'pulse generator', 'encoder', 'encoder
pulse generator', 1),
	('01a22a4a5b7a0004fca14215', 'tape head', 'magnetic tape system', 'tape head', 'magnetic tape system', 'magnetic tape system
tape head', 1),
	('01a22a4a5b7a00055ce01f1a', 'overload device', 'load weighing', 'overload device', 'load weighing', 'load weighing
overload device', 1),
	('01a22a4a5b7a00067045226c', 'power supply unit', 'power supply', 'power supply unit', 'power supply', 'power supply
power supply unit', 1),
	('01a22a4a5b7a0007fdc53720', 'PSU', 'power supply', 'psu', 'power supply', 'power supply
psu', 1),
	('01a22a4a5b7a00089282750b', 'SMPS', 'switched-mode supply', 'smp', 'switchedmode supply', 'smp
switchedmode supply', 1),
	('01a22a4a5b7a0009b37b410a', 'ventilator', 'fan', 'ventilator', 'fan', 'fan
ventilator', 1),
	('01a22a4a5b7a000abfc25a58', 'blower', 'fan', 'blower', 'fan', 'blower
fan', 1),
	('01a22a4a5b7a000beb71c5e2', 'cooling fan', 'fan', 'cooling fan', 'fan', 'cooling fan
fan', 1),
	('01a22a4a5b7b00009e46c093', 'air cleaner', 'air purifier', 'air cleaner', 'air purifier', 'air cleaner
air purifier', 1),
	('01a22a4a5b7b0001315d3727', 'spotlight', 'downlight', 'spotlight', 'downlight', 'downlight
spotlight', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22a4a5b7b00029ba8882d', 'LED lamp', 'LED light', 'led lamp', 'led light', 'led lamp
led light', 1),
	('01a22a4a5b7b00033e8e2371', 'grab rail', 'handrail', 'grab rail', 'handrail', 'grab rail
handrail', 1),
	('01a22a4a5b7b0004d6342f05', 'hand rail', 'handrail', 'hand rail', 'handrail', 'hand rail
handrail', 1),
	('01a22a4a5b7b000567130a9c', 'bumper strip', 'bumper rail', 'bumper strip', 'bumper rail', 'bumper rail
bumper strip', 1),
	('01a22a4a5b7b00065f5a703b', 'moving walkway', 'moving walk', 'moving walkway', 'moving walk', 'moving walk
moving walkway', 1),
	('01a22a4a5b7b000717d78b50', 'travelator', 'moving walk', 'travelator', 'moving walk', 'moving walk
travelator', 1),
	('01a22a4a5b7b0008824afca4', 'moving sidewalk', 'moving walk', 'moving sidewalk', 'moving walk', 'moving sidewalk
moving walk', 1),
	('01a22a4a5b7b000926aee2e9', 'escalator tread', 'escalator step', 'escalator tread', 'escalator step', 'escalator step
escalator tread', 1),
	('01a22a4a5b7b000a273b9dbf', 'step wheel', 'step roller', 'step wheel', 'step roller', 'step roller
step wheel', 1),
	('01a22a4a5b7d000031e97796', 'comb plate', 'comb segment', 'comb plate', 'comb segment', 'comb plate
comb segment', 1),
	('01a22a4a5b7d000130d239db', 'comb finger', 'comb segment', 'comb finger', 'comb segment', 'comb finger
comb segment', 1),
	('01a22a4a5b7d00024b8cbcc2', 'skirt deflector', 'skirt brush', 'skirt deflector', 'skirt brush', 'skirt brush
skirt deflector', 1),
	('01a22a4a5b7d0003156a8de0', 'safety brush', 'skirt brush', 'safety brush', 'skirt brush', 'safety brush
skirt brush', 1),
	('01a22a4a5b7d0004578c70ca', 'driving chain', 'drive chain', 'driving chain', 'drive chain', 'drive chain
driving chain', 1),
	('01a22a4a5b7d00053f866bb0', 'brake shoe', 'brake lining', 'brake shoe', 'brake lining', 'brake lining
brake shoe', 1),
	('01a22a4a5b7d00068070ffd3', 'brake pad', 'brake lining', 'brake pad', 'brake lining', 'brake lining
brake pad', 1),
	('01a22a4a5b7d000743375a4b', 'pump station', 'power unit', 'pump station', 'power unit', 'power unit
pump station', 1),
	('01a22a4a5b7d0008a8f6676c', 'pipe rupture valve', 'rupture valve', 'pipe rupture valve', 'rupture valve', 'pipe rupture valve
rupture valve', 1),
	('01a22a4a5b7e0000da570746', 'hose burst valve', 'rupture valve', 'hose burst valve', 'rupture valve', 'hose burst valve
rupture valve', 1),
	('01a22a4a5b7e000178e6dbb5', 'gasket set', 'seal kit', 'gasket set', 'seal kit', 'gasket set
seal kit', 1),
	('01a22a4a5b7e00022e60af3e', 'packing kit', 'seal kit', 'packing kit', 'seal kit', 'packing kit
seal kit', 1),
	('01a22a4a5b7e000319381386', 'oil seal', 'seal', 'oil seal', 'seal', 'oil seal
seal', 1),
	('01a22a4a5b7e000460d99a61', 'goods lift', 'freight lift', 'good lift', 'freight lift', 'freight lift
good lift', 1),
	('01a22a4a5b7e0005dbdbcbc7', 'residential lift', 'home lift', 'residential lift', 'home lift', 'home lift
residential lift', 1),
	('01a22a4a5b7e000648cf0513', 'home elevator', 'home lift', 'home elevator', 'home lift', 'home elevator
home lift', 1),
	('01a22a4a5b7e00077139f49e', 'villa lift', 'home lift', 'villa lift', 'home lift', 'home lift
villa lift', 1),
	('01a22a4a5b7e000861042d13', 'bed lift', 'hospital lift', 'bed lift', 'hospital lift', 'bed lift
hospital lift', 1),
	('01a22a4a5b7e000955dc45e4', 'counter weight', 'counterweight', 'counter weight', 'counterweight', 'counter weight
counterweight', 1),
	('01a22a4a5b7e000a22297ef5', 'galvanized', 'galvanised', 'galvanized', 'galvanised', 'galvanised
galvanized', 1),
	('01a22a4a5b7e000b649d01db', 'aluminum', 'aluminium', 'aluminum', 'aluminium', 'aluminium
aluminum', 1),
	('01a22a4a5b7e000ca13570f2', 'gray', 'grey', 'gray', 'grey', 'gray
grey', 1),
	('01a22a4a5b7f00004562b69c', 'colour', 'color', 'colour', 'color', 'color
colour', 1),
	('01a22a4a5b7f0001dbf389c4', 'meter', 'metre', 'meter', 'metre', 'meter
metre', 1),
	('01a22a4a5b7f0003ed22fd49', 'PU', 'polyurethane', 'pu', 'polyurethane', 'polyurethane
pu', 1),
	('01a22a4a5b7f000441e1d69f', 'SS', 'stainless steel', 'ss', 'stainless steel', 'ss
stainless steel', 1),
	('01a22a4a5b7f0005ca4d16f8', 'inox', 'stainless steel', 'inox', 'stainless steel', 'inox
stainless steel', 1),
	('01a22a4a5b7f0006b95265b1', '电梯', 'elevator', '电梯', 'elevator', 'elevator
电梯', 1),
	('01a22a4a5bab0000c1e9cff9', '扶梯', 'escalator', '扶梯', 'escalator', 'escalator
扶梯', 1),
	('01a22a4a5bab000195382a64', '自动扶梯', 'escalator', '自动扶梯', 'escalator', 'escalator
自动扶梯', 1),
	('01a22a4a5bab00029feb5c21', '自动人行道', 'moving walk', '自动人行道', 'moving walk', 'moving walk
自动人行道', 1),
	('01a22a4a5bab00030e48b382', '曳引机', 'traction machine', '曳引机', 'traction machine', 'traction machine
曳引机', 1),
	('01a22a4a5bac0000cd9da35b', '永磁同步', 'PM synchronous', '永磁同步', 'pm synchronous', 'pm synchronous
永磁同步', 1),
	('01a22a4a5bac0001021a4ab1', '无齿轮', 'gearless', '无齿轮', 'gearless', 'gearless
无齿轮', 1),
	('01a22a4a5bac00025b3e123a', '无齿轮曳引机', 'gearless machine', '无齿轮曳引机', 'gearless machine', 'gearless machine
无齿轮曳引机', 1),
	('01a22a4a5bac0003155f6529', '有齿轮曳引机', 'geared machine', '有齿轮曳引机', 'geared machine', 'geared machine
有齿轮曳引机', 1),
	('01a22a4a5bac0004871fa3e4', '蜗轮蜗杆', 'worm', '蜗轮蜗杆', 'worm', 'worm
蜗轮蜗杆', 1),
	('01a22a4a5bac0005e4fd1c80', '曳引轮', 'traction sheave', '曳引轮', 'traction sheave', 'traction sheave
曳引轮', 1),
	('01a22a4a5bad000082ee07fb', '绳轮', 'sheave', '绳轮', 'sheave', 'sheave
绳轮', 1),
	('01a22a4a5bad0001f737f1ef', '导向轮', 'deflector pulley', '导向轮', 'deflector pulley', 'deflector pulley
导向轮', 1),
	('01a22a4a5bae0000ed9b9d83', '反绳轮', 'deflector pulley', '反绳轮', 'deflector pulley', 'deflector pulley
反绳轮', 1),
	('01a22a4a5bae0001173859c1', '轿顶轮', 'car-top pulley', '轿顶轮', 'cartop pulley', 'cartop pulley
轿顶轮', 1),
	('01a22a4a5bae000292d7cf52', '尼龙轮', 'nylon', '尼龙轮', 'nylon', 'nylon
尼龙轮', 1),
	('01a22a4a5bae00037874b1f3', '制动器', 'brake', '制动器', 'brake', 'brake
制动器', 1),
	('01a22a4a5baf0000ed3f17ae', '刹车片', 'brake lining', '刹车片', 'brake lining', 'brake lining
刹车片', 1),
	('01a22a4a5baf000109ebd212', '钢丝绳', 'rope', '钢丝绳', 'rope', 'rope
钢丝绳', 1),
	('01a22a4a5bb000009ad95ff1', '限速器绳', 'governor rope', '限速器绳', 'governor rope', 'governor rope
限速器绳', 1),
	('01a22a4a5bb00001aebe54c3', '绳头', 'rope socket', '绳头', 'rope socket', 'rope socket
绳头', 1),
	('01a22a4a5bb000029ca72bd6', '绳头组合', 'rope socket', '绳头组合', 'rope socket', 'rope socket
绳头组合', 1),
	('01a22a4a5bb000036e697252', '悬挂', 'suspension', '悬挂', 'suspension', 'suspension
悬挂', 1),
	('01a22a4a5bb10000b7137772', '钢带', 'coated steel belt', '钢带', 'coated steel belt', 'coated steel belt
钢带', 1),
	('01a22a4a5bb100015ae30a92', '补偿链', 'compensation chain', '补偿链', 'compensation chain', 'compensation chain
补偿链', 1),
	('01a22a4a5bb100029dd6f6a5', '随行电缆', 'travelling cable', '随行电缆', 'travelling cable', 'travelling cable
随行电缆', 1),
	('01a22a4a5bb100038b5ade38', '电缆', 'cable', '电缆', 'cable', 'cable
电缆', 1),
	('01a22a4a5bb1000412ff95b6', '门系统', 'door systems', '门系统', 'door system', 'door system
门系统', 1),
	('01a22a4a5bb10005729b63e8', '门机', 'door operator', '门机', 'door operator', 'door operator
门机', 1),
	('01a22a4a5bb10006de23d1a5', '门电机', 'door motor', '门电机', 'door motor', 'door motor
门电机', 1),
	('01a22a4a5bb100077350ed06', '门机板', 'door control board', '门机板', 'door control board', 'door control board
门机板', 1),
	('01a22a4a5bb20000b98ba1d5', '门机控制器', 'door drive controller', '门机控制器', 'door drive controller', 'door drive controller
门机控制器', 1),
	('01a22a4a5bb20001d55439e1', '门机皮带', 'door belt', '门机皮带', 'door belt', 'door belt
门机皮带', 1),
	('01a22a4a5bb20002c932bc6d', '皮带', 'belt', '皮带', 'belt', 'belt
皮带', 1),
	('01a22a4a5bb20003107574ff', '同步带', 'toothed belt', '同步带', 'toothed belt', 'toothed belt
同步带', 1),
	('01a22a4a5bb20004870d2b7c', '带夹', 'belt clamp', '带夹', 'belt clamp', 'belt clamp
带夹', 1),
	('01a22a4a5bb200058cf6e6a6', '层门', 'landing door', '层门', 'landing door', 'landing door
层门', 1),
	('01a22a4a5bb200067ca592ad', '厅门', 'landing door', '厅门', 'landing door', 'landing door
厅门', 1),
	('01a22a4a5bb200077e1a69b5', '轿门', 'car door', '轿门', 'car door', 'car door
轿门', 1),
	('01a22a4a5bb30000dc18c26b', '门板', 'door panel', '门板', 'door panel', 'door panel
门板', 1),
	('01a22a4a5bb300015f58e043', '上坎', 'door header', '上坎', 'door header', 'door header
上坎', 1),
	('01a22a4a5bb30002eb21aa9a', '挂板', 'hanger plate', '挂板', 'hanger plate', 'hanger plate
挂板', 1),
	('01a22a4a5bb30003bc84c91c', '挂轮', 'hanger roller', '挂轮', 'hanger roller', 'hanger roller
挂轮', 1),
	('01a22a4a5bb300046807adc0', '偏心轮', 'eccentric roller', '偏心轮', 'eccentric roller', 'eccentric roller
偏心轮', 1),
	('01a22a4a5bb300058ca4f674', '滚轮', 'roller', '滚轮', 'roller', 'roller
滚轮', 1),
	('01a22a4a5bb30006fee9572d', '门滑块', 'door shoe', '门滑块', 'door shoe', 'door shoe
门滑块', 1),
	('01a22a4a5bb40000771e8146', '滑块', 'shoe', '滑块', 'shoe', 'shoe
滑块', 1),
	('01a22a4a5bb4000107b3ae81', '地坎', 'sill', '地坎', 'sill', 'sill
地坎', 1),
	('01a22a4a5bb400025048adaa', '护脚板', 'toe guard', '护脚板', 'toe guard', 'toe guard
护脚板', 1),
	('01a22a4a5bb4000392bf79d3', '门锁', 'door lock', '门锁', 'door lock', 'door lock
门锁', 1),
	('01a22a4a5bb4000473f5468a', '层门锁', 'landing door lock', '层门锁', 'landing door lock', 'landing door lock
层门锁', 1),
	('01a22a4a5bb40005d87fab6c', '厅门锁', 'landing door lock', '厅门锁', 'landing door lock', 'landing door lock
厅门锁', 1),
	('01a22a4a5bb40006dac14313', '轿门锁', 'car door lock', '轿门锁', 'car door lock', 'car door lock
轿门锁', 1),
	('01a22a4a5bb40007539cb753', '门触点', 'door contact', '门触点', 'door contact', 'door contact
门触点', 1),
	('01a22a4a5bb40008ba780d8a', '三角钥匙', 'triangle key', '三角钥匙', 'triangle key', 'triangle key
三角钥匙', 1),
	('01a22a4a5bb50000e6766898', '门刀', 'door coupler', '门刀', 'door coupler', 'door coupler
门刀', 1),
	('01a22a4a5bb50001c7405838', '门球', 'coupler roller', '门球', 'coupler roller', 'coupler roller
门球', 1),
	('01a22a4a5bb500025d75e8d7', '闭门器', 'door closer', '闭门器', 'door closer', 'door closer
闭门器', 1),
	('01a22a4a5bb50003aad219e3', '强迫关门装置', 'door closer', '强迫关门装置', 'door closer', 'door closer
强迫关门装置', 1),
	('01a22a4a5bb500043d2e77d7', '重锤', 'weight', '重锤', 'weight', 'weight
重锤', 1),
	('01a22a4a5bb500052c5f6bd7', '弹簧', 'spring', '弹簧', 'spring', 'spring
弹簧', 1),
	('01a22a4a5bb50006ef76c981', '光幕', 'light curtain', '光幕', 'light curtain', 'light curtain
光幕', 1),
	('01a22a4a5bb5000715245d0d', '安全部件', 'safety components', '安全部件', 'safety component', 'safety component
安全部件', 1),
	('01a22a4a5bb500085b18f2f0', '限速器', 'governor', '限速器', 'governor', 'governor
限速器', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22a4a5bb600008f74735d', '涨紧轮', 'tension pulley', '涨紧轮', 'tension pulley', 'tension pulley
涨紧轮', 1),
	('01a22a4a5bb600016018ba87', '张紧装置', 'tension pulley', '张紧装置', 'tension pulley', 'tension pulley
张紧装置', 1),
	('01a22a4a5bb60002c6567839', '安全钳', 'safety gear', '安全钳', 'safety gear', 'safety gear
安全钳', 1),
	('01a22a4a5bb60003d44be175', '缓冲器', 'buffer', '缓冲器', 'buffer', 'buffer
缓冲器', 1),
	('01a22a4a5bb600047dfb7a4b', '液压缓冲器', 'oil buffer', '液压缓冲器', 'oil buffer', 'oil buffer
液压缓冲器', 1),
	('01a22a4a5bb600050c0fdfdb', '聚氨酯缓冲器', 'polyurethane buffer', '聚氨酯缓冲器', 'polyurethane buffer', 'polyurethane buffer
聚氨酯缓冲器', 1),
	('01a22a4a5bb600060c209c45', '弹簧缓冲器', 'spring buffer', '弹簧缓冲器', 'spring buffer', 'spring buffer
弹簧缓冲器', 1),
	('01a22a4a5bb60007b60f2ef8', '夹绳器', 'rope brake', '夹绳器', 'rope brake', 'rope brake
夹绳器', 1),
	('01a22a4a5bb600084183e6d2', '意外移动保护', 'UCMP', '意外移动保护', 'ucmp', 'ucmp
意外移动保护', 1),
	('01a22a4a5bb60009abfc370a', '导轨', 'guide rail', '导轨', 'guide rail', 'guide rail
导轨', 1),
	('01a22a4a5bb6000a567dd901', '空心导轨', 'hollow guide rail', '空心导轨', 'hollow guide rail', 'hollow guide rail
空心导轨', 1),
	('01a22a4a5bb6000b79d04f7c', '压导板', 'rail clip', '压导板', 'rail clip', 'rail clip
压导板', 1),
	('01a22a4a5bb6000c84d59865', '连接板', 'fishplate', '连接板', 'fishplate', 'fishplate
连接板', 1),
	('01a22a4a5bb6000dad3e6c58', '导靴', 'guide shoe', '导靴', 'guide shoe', 'guide shoe
导靴', 1),
	('01a22a4a5bb6000e3774d9e6', '滚轮导靴', 'roller guide shoe', '滚轮导靴', 'roller guide shoe', 'roller guide shoe
滚轮导靴', 1),
	('01a22a4a5bb6000f6766f67c', '靴衬', 'guide shoe insert', '靴衬', 'guide shoe insert', 'guide shoe insert
靴衬', 1),
	('01a22a4a5bb700000cda73b2', '控制柜', 'control cabinet', '控制柜', 'control cabinet', 'control cabinet
控制柜', 1),
	('01a22a4a5bb70001c0e6eef8', '变频器', 'inverter', '变频器', 'inverter', 'inverter
变频器', 1),
	('01a22a4a5bb70002b25a846f', '能量回馈', 'regenerative unit', '能量回馈', 'regenerative unit', 'regenerative unit
能量回馈', 1),
	('01a22a4a5bb70003ab8400db', '主板', 'main control board', '主板', 'main control board', 'main control board
主板', 1),
	('01a22a4a5bb700046d2c9ec1', '线路板', 'board', '线路板', 'board', 'board
线路板', 1),
	('01a22a4a5bb70005bb83073c', '电路板', 'board', '电路板', 'board', 'board
电路板', 1),
	('01a22a4a5bb70006c155e7ee', '外呼板', 'hall call board', '外呼板', 'hall call board', 'hall call board
外呼板', 1),
	('01a22a4a5bb70007c73cb195', '轿顶板', 'car-top board', '轿顶板', 'cartop board', 'cartop board
轿顶板', 1),
	('01a22a4a5bb70008b51b25c2', '安全板', 'safety board', '安全板', 'safety board', 'safety board
安全板', 1),
	('01a22a4a5bb70009de3444b3', '编码器', 'encoder', '编码器', 'encoder', 'encoder
编码器', 1),
	('01a22a4a5bb7000a8fb8e456', '平层', 'levelling', '平层', 'levelling', 'levelling
平层', 1),
	('01a22a4a5bb80000f982e161', '平层感应器', 'levelling switch', '平层感应器', 'levelling switch', 'levelling switch
平层感应器', 1),
	('01a22a4a5bb80001be18d1ea', '救援装置', 'automatic rescue device', '救援装置', 'automatic rescue device', 'automatic rescue device
救援装置', 1),
	('01a22a4a5bb90000d3d01668', '停电应急救援', 'automatic rescue device', '停电应急救援', 'automatic rescue device', 'automatic rescue device
停电应急救援', 1),
	('01a22a4a5bb90001bf30e6a0', '应急电源', 'emergency supply', '应急电源', 'emergency supply', 'emergency supply
应急电源', 1),
	('01a22a4a5bb90002e7ca0697', '电源', 'power supply', '电源', 'power supply', 'power supply
电源', 1),
	('01a22a4a5bba00004f40d850', '蓄电池', 'battery', '蓄电池', 'battery', 'battery
蓄电池', 1),
	('01a22a4a5bba000110e37df2', '电池', 'battery', '电池', 'battery', 'battery
电池', 1),
	('01a22a4a5bba0002b271c8e6', '开关', 'switch', '开关', 'switch', 'switch
开关', 1),
	('01a22a4a5bba000359801d61', '传感器', 'sensor', '传感器', 'sensor', 'sensor
传感器', 1),
	('01a22a4a5bba00049a0f6423', '限位开关', 'limit switch', '限位开关', 'limit switch', 'limit switch
限位开关', 1),
	('01a22a4a5bba00056a8b2c39', '极限开关', 'final limit switch', '极限开关', 'final limit switch', 'final limit switch
极限开关', 1),
	('01a22a4a5bba0006274f3220', '行程开关', 'limit switch', '行程开关', 'limit switch', 'limit switch
行程开关', 1),
	('01a22a4a5bba000721fdc165', '急停开关', 'emergency stop switch', '急停开关', 'emergency stop switch', 'emergency stop switch
急停开关', 1),
	('01a22a4a5bba00081e330bbf', '光电开关', 'photoelectric switch', '光电开关', 'photoelectric switch', 'photoelectric switch
光电开关', 1),
	('01a22a4a5bba000945736678', '磁开关', 'magnetic switch', '磁开关', 'magnetic switch', 'magnetic switch
磁开关', 1),
	('01a22a4a5bba000a5d97cb56', '底坑检修盒', 'pit inspection station', '底坑检修盒', 'pit inspection station', 'pit inspection station
底坑检修盒', 1),
	('01a22a4a5bba000b4ffb3055', '检修盒', 'inspection station', '检修盒', 'inspection station', 'inspection station
检修盒', 1),
	('01a22a4a5bbb0000d31ca981', '按钮', 'push button', '按钮', 'push button', 'push button
按钮', 1),
	('01a22a4a5bbb000106e5ade9', '盲文', 'braille', '盲文', 'braille', 'braille
盲文', 1),
	('01a22a4a5bbb00022b4b24a2', '触摸按钮', 'touch button', '触摸按钮', 'touch button', 'touch button
触摸按钮', 1),
	('01a22a4a5bbb0003a3048f18', '钥匙开关', 'key switch', '钥匙开关', 'key switch', 'key switch
钥匙开关', 1),
	('01a22a4a5bbb00049381f4ed', '消防开关', 'fire service key switch', '消防开关', 'fire service key switch', 'fire service key switch
消防开关', 1),
	('01a22a4a5bbb000574176356', '开门按钮', 'door-open button', '开门按钮', 'dooropen button', 'dooropen button
开门按钮', 1),
	('01a22a4a5bbb000659c90cfe', '关门按钮', 'door-close button', '关门按钮', 'doorclose button', 'doorclose button
关门按钮', 1),
	('01a22a4a5bbb00073e9532cd', '操纵箱', 'car operating panel', '操纵箱', 'car operating panel', 'car operating panel
操纵箱', 1),
	('01a22a4a5bca00002e669ade', '操纵盘', 'car operating panel', '操纵盘', 'car operating panel', 'car operating panel
操纵盘', 1),
	('01a22a4a5bcb0000378da214', '外呼', 'landing panel', '外呼', 'landing panel', 'landing panel
外呼', 1),
	('01a22a4a5bcb00013964f1b7', '外呼盒', 'landing panel', '外呼盒', 'landing panel', 'landing panel
外呼盒', 1),
	('01a22a4a5bcb00020b236054', '召唤盒', 'landing panel', '召唤盒', 'landing panel', 'landing panel
召唤盒', 1),
	('01a22a4a5bcb000350498ea2', '呼梯', 'landing panel', '呼梯', 'landing panel', 'landing panel
呼梯', 1),
	('01a22a4a5bcb00042cb8da16', '呼梯盒', 'landing panel', '呼梯盒', 'landing panel', 'landing panel
呼梯盒', 1),
	('01a22a4a5bcb0005a32cda01', '显示板', 'display', '显示板', 'display', 'display
显示板', 1),
	('01a22a4a5bcb00063abc052c', '显示屏', 'display', '显示屏', 'display', 'display
显示屏', 1),
	('01a22a4a5bcb000733d1dfe3', '液晶显示', 'TFT display', '液晶显示', 'tft display', 'tft display
液晶显示', 1),
	('01a22a4a5bcb0008c288b6f4', '点阵', 'dot-matrix', '点阵', 'dotmatrix', 'dotmatrix
点阵', 1),
	('01a22a4a5bcb00099b588ffc', '到站灯', 'hall lantern', '到站灯', 'hall lantern', 'hall lantern
到站灯', 1),
	('01a22a4a5bcb000a7391d006', '到站钟', 'gong', '到站钟', 'gong', 'gong
到站钟', 1),
	('01a22a4a5bcb000b167505c4', '对讲', 'intercom', '对讲', 'intercom', 'intercom
对讲', 1),
	('01a22a4a5bcb000c5a948c13', '对讲机', 'intercom', '对讲机', 'intercom', 'intercom
对讲机', 1),
	('01a22a4a5bcb000dfa8f3e30', '三方通话', 'intercom', '三方通话', 'intercom', 'intercom
三方通话', 1),
	('01a22a4a5bcb000ecc28540c', '五方通话', 'intercom', '五方通话', 'intercom', 'intercom
五方通话', 1),
	('01a22a4a5bcb000f3a3eec72', '应急电话', 'emergency telephone', '应急电话', 'emergency telephone', 'emergency telephone
应急电话', 1),
	('01a22a4a5bcb00109e1d27e8', '轿厢', 'car', '轿厢', 'car', 'car
轿厢', 1),
	('01a22a4a5bcb0011477b3567', '轿厢灯', 'car lamp', '轿厢灯', 'car lamp', 'car lamp
轿厢灯', 1),
	('01a22a4a5bcb00128d7a080f', '吊顶', 'car ceiling', '吊顶', 'car ceiling', 'car ceiling
吊顶', 1),
	('01a22a4a5bcc000012470fdb', '风扇', 'fan', '风扇', 'fan', 'fan
风扇', 1),
	('01a22a4a5bcc000111bfbbb4', '风机', 'fan', '风机', 'fan', 'fan
风机', 1),
	('01a22a4a5bcc000243d3582e', '空气净化器', 'air purifier', '空气净化器', 'air purifier', 'air purifier
空气净化器', 1),
	('01a22a4a5bcc0003a10e9780', '照明', 'lamp', '照明', 'lamp', 'lamp
照明', 1),
	('01a22a4a5bcc0004721fc00a', '筒灯', 'downlight', '筒灯', 'downlight', 'downlight
筒灯', 1),
	('01a22a4a5bcc00052a391b56', '扶手', 'handrail', '扶手', 'handrail', 'handrail
扶手', 1),
	('01a22a4a5bcc0006623ec728', '轿厢扶手', 'car handrail', '轿厢扶手', 'car handrail', 'car handrail
轿厢扶手', 1),
	('01a22a4a5bcc000732d6894e', '防撞条', 'bumper rail', '防撞条', 'bumper rail', 'bumper rail
防撞条', 1),
	('01a22a4a5bcc0008dbaee4c0', '梯级', 'step', '梯级', 'step', 'step
梯级', 1),
	('01a22a4a5bcc000934dca390', '梯级轮', 'step roller', '梯级轮', 'step roller', 'step roller
梯级轮', 1),
	('01a22a4a5bcc000a63f3c1a0', '踏板', 'pallet', '踏板', 'pallet', 'pallet
踏板', 1),
	('01a22a4a5bcc000bf1115a30', '梯级链', 'step chain', '梯级链', 'step chain', 'step chain
梯级链', 1),
	('01a22a4a5bcc000cab43a720', '扶手带', 'handrail belt', '扶手带', 'handrail belt', 'handrail belt
扶手带', 1),
	('01a22a4a5bcc000d60dd2304', '梳齿板', 'comb', '梳齿板', 'comb', 'comb
梳齿板', 1),
	('01a22a4a5bcc000e36c5e827', '梳齿', 'comb segment', '梳齿', 'comb segment', 'comb segment
梳齿', 1),
	('01a22a4a5bcc000f459dc4b5', '毛刷', 'skirt brush', '毛刷', 'skirt brush', 'skirt brush
毛刷', 1),
	('01a22a4a5bcc0010eac6f3e2', '围裙毛刷', 'skirt brush', '围裙毛刷', 'skirt brush', 'skirt brush
围裙毛刷', 1),
	('01a22a4a5bcc001125f61a08', '驱动链', 'drive chain', '驱动链', 'drive chain', 'drive chain
驱动链', 1),
	('01a22a4a5bcc00127a70b2e0', '扶梯主机', 'escalator machine', '扶梯主机', 'escalator machine', 'escalator machine
扶梯主机', 1),
	('01a22a4a5bcc00135808da4e', '工作制动器', 'service brake', '工作制动器', 'service brake', 'service brake
工作制动器', 1),
	('01a22a4a5bcc0014449d284f', '附加制动器', 'auxiliary brake', '附加制动器', 'auxiliary brake', 'auxiliary brake
附加制动器', 1),
	('01a22a4a5bcc0015d7c9659d', '液压', 'hydraulic', '液压', 'hydraulic', 'hydraulic
液压', 1),
	('01a22a4a5bcc0016f6dc404c', '液压梯', 'hydraulic lift', '液压梯', 'hydraulic lift', 'hydraulic lift
液压梯', 1),
	('01a22a4a5bcc0017b203283a', '泵站', 'hydraulic power unit', '泵站', 'hydraulic power unit', 'hydraulic power unit
泵站', 1),
	('01a22a4a5bcc0018224ab6ed', '液压阀', 'hydraulic valve', '液压阀', 'hydraulic valve', 'hydraulic valve
液压阀', 1),
	('01a22a4a5bcc0019f55a618d', '电磁线圈', 'solenoid coil', '电磁线圈', 'solenoid coil', 'solenoid coil
电磁线圈', 1),
	('01a22a4a5bcc001ac8696d8e', '破裂阀', 'rupture valve', '破裂阀', 'rupture valve', 'rupture valve
破裂阀', 1),
	('01a22a4a5bcc001b8537f7fc', '管道破裂阀', 'rupture valve', '管道破裂阀', 'rupture valve', 'rupture valve
管道破裂阀', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22a4a5bcc001c64ec4de3', '油缸', 'hydraulic cylinder', '油缸', 'hydraulic cylinder', 'hydraulic cylinder
油缸', 1),
	('01a22a4a5bcc001d09447721', '密封件', 'seal kit', '密封件', 'seal kit', 'seal kit
密封件', 1),
	('01a22a4a5bcc001e8daf9de6', '密封圈', 'O-ring', '密封圈', 'oring', 'oring
密封圈', 1),
	('01a22a4a5bcc001fcf4960d3', '称重', 'load weighing', '称重', 'load weighing', 'load weighing
称重', 1),
	('01a22a4a5bcd0000820fa7e9', '称重装置', 'load weighing', '称重装置', 'load weighing', 'load weighing
称重装置', 1),
	('01a22a4a5bcd0001367a5de2', '称重传感器', 'load weighing', '称重传感器', 'load weighing', 'load weighing
称重传感器', 1),
	('01a22a4a5bcd0002bfa51911', 'load cell', 'load weighing', 'load cell', 'load weighing', 'load cell
load weighing', 1),
	('01a22a4a5bcd0003ba779f5d', 'weighing device', 'load weighing', 'weighing device', 'load weighing', 'load weighing
weighing device', 1),
	('01a22a4a5bcd000444cad75f', '超载', 'overload', '超载', 'overload', 'overload
超载', 1),
	('01a22a4a5bcd00050a798bb2', '货梯', 'freight lift', '货梯', 'freight lift', 'freight lift
货梯', 1),
	('01a22a4a5bcd0006b111e67c', '客梯', 'passenger lift', '客梯', 'passenger lift', 'passenger lift
客梯', 1),
	('01a22a4a5bcd0007b091642f', '病床梯', 'bed lift', '病床梯', 'bed lift', 'bed lift
病床梯', 1),
	('01a22a4a5bcd000809d0d541', '别墅梯', 'home lift', '别墅梯', 'home lift', 'home lift
别墅梯', 1),
	('01a22a4a5bcd00097c3ddc86', '家用电梯', 'home lift', '家用电梯', 'home lift', 'home lift
家用电梯', 1),
	('01a22a4a5bcd000adaa76501', '无机房', 'machine-room-less', '无机房', 'machineroomless', 'machineroomless
无机房', 1),
	('01a22a4a5bcd000b0dffb925', '对重', 'counterweight', '对重', 'counterweight', 'counterweight
对重', 1),
	('01a22a4a5bcd000cb0dcf9d8', '轴承', 'bearing', '轴承', 'bearing', 'bearing
轴承', 1),
	('01a22a4a5bcd000da32a89f9', '不锈钢', 'stainless', '不锈钢', 'stainless', 'stainless
不锈钢', 1),
	('01a22a4a5bcd000eb0283036', '防爆按钮', 'explosion-protected push button', '防爆按钮', 'explosionprotected push button', 'explosionprotected push button
防爆按钮', 1),
	('01a22a4a5bcd000fd24c3203', 'ram', 'plunger', 'ram', 'plunger', 'plunger
ram', 1),
	('01a22a4a5bcd00103f177d64', 'HTD belt', 'toothed belt', 'htd belt', 'toothed belt', 'htd belt
toothed belt', 1),
	('01a22a4a5bcf001bffe8b7b7', 'break pad', 'brake lining', 'break pad', 'brake lining', 'brake lining
break pad', 1),
	('01a22a4a5bcd0011f670a5a8', 'permanent magnet synchronous motor', 'PM synchronous', 'permanent magnet synchronous motor', 'pm synchronous', 'permanent magnet synchronous motor
pm synchronous', 1),
	('01a22a4a5bcd0012ab2ee92a', 'mushroom stop', 'emergency stop switch', 'mushroom stop', 'emergency stop switch', 'emergency stop switch
mushroom stop', 1),
	('01a22a4a5bcd001314ace901', 'emergency stop button', 'emergency stop switch', 'emergency stop button', 'emergency stop switch', 'emergency stop button
emergency stop switch', 1),
	('01a22a4a5bcd0014bc87dc68', 'panoramic lift', 'glass lift', 'panoramic lift', 'glass lift', 'glass lift
panoramic lift', 1),
	('01a22a4a5bcd001580e68bc6', 'hydraulic jack', 'hydraulic cylinder', 'hydraulic jack', 'hydraulic cylinder', 'hydraulic cylinder
hydraulic jack', 1),
	('01a22a4a5bce0000fda0d420', 'hydraulic ram', 'hydraulic cylinder', 'hydraulic ram', 'hydraulic cylinder', 'hydraulic cylinder
hydraulic ram', 1),
	('01a22a4a5bce000107ef8d4e', 'alarm bell button', 'alarm button', 'alarm bell button', 'alarm button', 'alarm bell button
alarm button', 1),
	('01a22a4a5bce0002c7d3a354', 'door controller board', 'door control board', 'door controller board', 'door control board', 'door control board
door controller board', 1),
	('01a22a4a5bce0003fba8ecb4', 'hanger wheel', 'hanger roller', 'hanger wheel', 'hanger roller', 'hanger roller
hanger wheel', 1),
	('01a22a4a5bce00042f3b16af', 'door wheel', 'door roller', 'door wheel', 'door roller', 'door roller
door wheel', 1),
	('01a22a4a5bce000538694b5d', 'lift controller', 'control cabinet', 'lift controller', 'control cabinet', 'control cabinet
lift controller', 1),
	('01a22a4a5bce0006798658ae', 'elevator controller', 'control cabinet', 'elevator controller', 'control cabinet', 'control cabinet
elevator controller', 1),
	('01a22a4a5bce000740728c86', 'overload sensor', 'load weighing', 'overload sensor', 'load weighing', 'load weighing
overload sensor', 1),
	('01a22a4a5bce00088d68d71e', '警铃按钮', 'alarm button', '警铃按钮', 'alarm button', 'alarm button
警铃按钮', 1),
	('01a22a4a5bce000994a95cb5', '锁梯钥匙', 'key switch', '锁梯钥匙', 'key switch', 'key switch
锁梯钥匙', 1),
	('01a22a4a5bce000a713b5cb1', '导向系统', 'guide system', '导向系统', 'guide system', 'guide system
导向系统', 1),
	('01a22a4a5bce000b1dec9621', '控制系统', 'control', '控制系统', 'control', 'control
控制系统', 1),
	('01a22a4a5bce000c9b979565', '驱动', 'drive', '驱动', 'drive', 'drive
驱动', 1),
	('01a22a4a5bce000dc246ad87', '信号部件', 'signal fixtures', '信号部件', 'signal fixture', 'signal fixture
信号部件', 1),
	('01a22a4a5bce000e43b0a08b', '操作面板', 'operating panel', '操作面板', 'operating panel', 'operating panel
操作面板', 1),
	('01a22a4a5bce000f704ca0ca', '轿厢设备', 'car equipment', '轿厢设备', 'car equipment', 'car equipment
轿厢设备', 1),
	('01a22a4a5bce0010e121b638', '扶梯配件', 'escalator parts', '扶梯配件', 'escalator part', 'escalator part
扶梯配件', 1),
	('01a22a4a5bce001153cfd4f4', '扶梯驱动', 'escalator drive', '扶梯驱动', 'escalator drive', 'escalator drive
扶梯驱动', 1),
	('01a22a4a5bce0012e0156649', '井道定位', 'positioning', '井道定位', 'positioning', 'positioning
井道定位', 1),
	('01a22a4a5bce00139d2c69ee', '门挂件', 'door hanger', '门挂件', 'door hanger', 'door hanger
门挂件', 1),
	('01a22a4a5bce001417b60f1b', '功能按钮', 'function button', '功能按钮', 'function button', 'function button
功能按钮', 1),
	('01a22a4a5bce001524fc9c80', '主机制动器', 'machine brake', '主机制动器', 'machine brake', 'machine brake
主机制动器', 1),
	('01a22a4a5bce0016dcc7dc67', '曳引钢丝绳', 'suspension rope', '曳引钢丝绳', 'suspension rope', 'suspension rope
曳引钢丝绳', 1),
	('01a22a4a5bce0017f5ff4bf0', '门皮带', 'door belt', '门皮带', 'door belt', 'door belt
门皮带', 1),
	('01a22a4a5bce00183ebcfef7', '门轮', 'hanger roller', '门轮', 'hanger roller', 'hanger roller
门轮', 1),
	('01a22a4a5bce00198440eda7', '轿顶', 'car top', '轿顶', 'car top', 'car top
轿顶', 1),
	('01a22a4a5bce001a133f45c0', '底坑', 'pit', '底坑', 'pit', 'pit
底坑', 1),
	('01a22a4a5bce001bce423873', '井道', 'shaft', '井道', 'shaft', 'shaft
井道', 1),
	('01a22a4a5bce001c5c6f8ed8', '磁栅', 'magnetic tape', '磁栅', 'magnetic tape', 'magnetic tape
磁栅', 1),
	('01a22a4a5bcf00008b869fca', '液压油缸', 'hydraulic cylinder', '液压油缸', 'hydraulic cylinder', 'hydraulic cylinder
液压油缸', 1),
	('01a22a4a5bcf0001af2cb288', '电机', 'motor', '电机', 'motor', 'motor
电机', 1),
	('01a22a4a5bcf000231881c73', '主机', 'machine', '主机', 'machine', 'machine
主机', 1),
	('01a22a4a5bcf00034ee92083', '制动电源板', 'brake supply board', '制动电源板', 'brake supply board', 'brake supply board
制动电源板', 1),
	('01a22a4a5bcf0004033687e4', '护栏', 'bumper rail', '护栏', 'bumper rail', 'bumper rail
护栏', 1),
	('01a22a4a5bcf000509277c3a', '木扶手', 'wooden handrail', '木扶手', 'wooden handrail', 'wooden handrail
木扶手', 1),
	('01a22a4a5bcf00066de3d90a', '门机编码器', 'door encoder', '门机编码器', 'door encoder', 'door encoder
门机编码器', 1),
	('01a22a4a5bcf00077c98b562', '传动绳', 'transfer rope', '传动绳', 'transfer rope', 'transfer rope
传动绳', 1),
	('01a22a4a5bcf00080550b470', '指令板', 'button board', '指令板', 'button board', 'button board
指令板', 1),
	('01a22a4a5bcf0009c31b164f', 'hall', 'landing', 'hall', 'landing', 'hall
landing', 1),
	('01a22a4a5bcf000ae0b2098e', 'oiler', 'lubricator', 'oiler', 'lubricator', 'lubricator
oiler', 1),
	('01a22a4a5bcf000ba1efbb56', 'door edge', 'light curtain', 'door edge', 'light curtain', 'door edge
light curtain', 1),
	('01a22a4a5bcf000ee50dab05', 'cog belt', 'toothed belt', 'cog belt', 'toothed belt', 'cog belt
toothed belt', 1),
	('01a22a4a5bcf000f44b461ba', 'light barrier', 'light curtain', 'light barrier', 'light curtain', 'light barrier
light curtain', 1),
	('01a22a4a5bcf00106523f64f', 'safety edge', 'light curtain', 'safety edge', 'light curtain', 'light curtain
safety edge', 1),
	('01a22a4a5bcf0011cf488cbd', 'door guide', 'door shoe', 'door guide', 'door shoe', 'door guide
door shoe', 1),
	('01a22a4a5bcf0012ff8d192e', 'stair chain', 'step chain', 'stair chain', 'step chain', 'stair chain
step chain', 1),
	('01a22a4a5bcf0013b85141a0', 'UPS', 'rescue device', 'ups', 'rescue device', 'rescue device
ups', 1),
	('01a22a4a5bcf00149b58b350', 'LCD display', 'TFT display', 'lcd display', 'tft display', 'lcd display
tft display', 1),
	('01a22a4a5bcf00152a4d1943', '应急灯', 'emergency light', '应急灯', 'emergency light', 'emergency light
应急灯', 1),
	('01a22a4a5bcf0016ecbfda86', '油杯', 'lubricator', '油杯', 'lubricator', 'lubricator
油杯', 1),
	('01a22a4a5bcf00178b0e6582', '五方对讲', 'intercom', '五方对讲', 'intercom', 'intercom
五方对讲', 1),
	('01a22a4a5bcf0018e76f58d9', '门机变频器', 'door drive controller', '门机变频器', 'door drive controller', 'door drive controller
门机变频器', 1),
	('01a22a4a5bcf0019c0cdbe07', 'hall call box', 'landing panel', 'hall call box', 'landing panel', 'hall call box
landing panel', 1),
	('01a22a4a5bcf001aa1b0de3c', 'break lining', 'brake lining', 'break lining', 'brake lining', 'brake lining
break lining', 1),
	('01a22a4a5bcf001c839a3c30', 'break shoe', 'brake lining', 'break shoe', 'brake lining', 'brake lining
break shoe', 1),
	('01a22a4a5bcf001d7b8a7650', 'triangular key', 'triangle key', 'triangular key', 'triangle key', 'triangle key
triangular key', 1),
	('01a22a4a5bd000007889c4ad', 'hoisting rope', 'suspension rope', 'hoisting rope', 'suspension rope', 'hoisting rope
suspension rope', 1),
	('01a22a4a5bd000015dd83fef', 'hoisting cable', 'suspension rope', 'hoisting cable', 'suspension rope', 'hoisting cable
suspension rope', 1),
	('01a22a4a5bd00002f7a7ae09', 'lifting rope', 'suspension rope', 'lifting rope', 'suspension rope', 'lifting rope
suspension rope', 1),
	('01a22a4a5bd000038c8c5f2a', 'rubber buffer', 'polyurethane buffer', 'rubber buffer', 'polyurethane buffer', 'polyurethane buffer
rubber buffer', 1),
	('01a22a4a5bd0000446496645', 'elastomer buffer', 'polyurethane buffer', 'elastomer buffer', 'polyurethane buffer', 'elastomer buffer
polyurethane buffer', 1),
	('01a22a4a5bd000054de1b2a2', 'stop button', 'stop switch', 'stop button', 'stop switch', 'stop button
stop switch', 1),
	('01a22a4a5bd000063c2772ba', '张紧轮', 'tension pulley', '张紧轮', 'tension pulley', 'tension pulley
张紧轮', 1),
	('01a22a4a5bd00007a69953ec', '闸瓦', 'brake lining', '闸瓦', 'brake lining', 'brake lining
闸瓦', 1),
	('01a22a4a5bd000085ed69f32', '制动瓦', 'brake lining', '制动瓦', 'brake lining', 'brake lining
制动瓦', 1),
	('01a22a4a5bd00009f0a86e7c', '安全触板', 'light curtain', '安全触板', 'light curtain', 'light curtain
安全触板', 1),
	('01a22a4a5bd0000a998c98b2', '皮带轮', 'belt pulley', '皮带轮', 'belt pulley', 'belt pulley
皮带轮', 1),
	('01a22a4a5bd0000ba0d43049', '同步带轮', 'belt pulley', '同步带轮', 'belt pulley', 'belt pulley
同步带轮', 1),
	('01a22a4a5bd0000c245930f5', 'interlock switch', 'door contact', 'interlock switch', 'door contact', 'door contact
interlock switch', 1),
	('01a22a4a5bd0000db450be95', 'spot light', 'downlight', 'spot light', 'downlight', 'downlight
spot light', 1),
	('01a22a4a5bd0000ef2bf8b53', '射灯', 'downlight', '射灯', 'downlight', 'downlight
射灯', 1),
	('01a22a4a5bd0000f3e189ddb', 'door cam', 'door coupler', 'door cam', 'door coupler', 'door cam
door coupler', 1),
	('01a22a4a5bd10000e2c97d2f', 'hall call station', 'landing panel', 'hall call station', 'landing panel', 'hall call station
landing panel', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22a4a5bd10001c1f44352', 'call station', 'landing panel', 'call station', 'landing panel', 'call station
landing panel', 1),
	('01a22a4a5bd10002c015a3a2', 'gib', 'door shoe', 'gib', 'door shoe', 'door shoe
gib', 1),
	('01a22a4a5bd10003e472719c', 'aux brake', 'auxiliary brake', 'aux brake', 'auxiliary brake', 'aux brake
auxiliary brake', 1),
	('01a22a4a5bd1000470ce763c', 'interlock', 'door lock', 'interlock', 'door lock', 'door lock
interlock', 1),
	('01a22a4a5bd10005fa38ca57', '门', 'door', '门', 'door', 'door
门', 1),
	('01a22a4a5bd10006d26d4745', '锁', 'lock', '锁', 'lock', 'lock
锁', 1),
	('01a22a4a5bd1000754d5879a', '绳', 'rope', '绳', 'rope', 'rope
绳', 1),
	('01a22a4a5bd10008cf46a516', '带', 'belt', '带', 'belt', 'belt
带', 1),
	('01a22a4a5bd1000969fdab5d', '链', 'chain', '链', 'chain', 'chain
链', 1),
	('01a22a4a5bd1000a3fa6f3ee', '链条', 'chain', '链条', 'chain', 'chain
链条', 1),
	('01a22a4a5bd1000b863b2f76', '夹', 'clamp', '夹', 'clamp', 'clamp
夹', 1),
	('01a22a4a5bd200001e5abda3', '轮', 'roller', '轮', 'roller', 'roller
轮', 1),
	('01a22a4a5bd200010c441e76', '轮', 'pulley', '轮', 'pulley', 'pulley
轮', 1),
	('01a22a4a5bd200020e11055f', '轮', 'sheave', '轮', 'sheave', 'sheave
轮', 1),
	('01a22a4a5bd200032752638f', '板', 'board', '板', 'board', 'board
板', 1),
	('01a22a4a5bd20004a18d17aa', '板', 'panel', '板', 'panel', 'panel
板', 1),
	('01a22a4a5bd200056325a974', '板', 'plate', '板', 'plate', 'plate
板', 1),
	('01a22a4a5bd20006e73e4089', '灯', 'lamp', '灯', 'lamp', 'lamp
灯', 1),
	('01a22a4a5bd200070b98238c', '阀', 'valve', '阀', 'valve', 'valve
阀', 1),
	('01a22a4a5bd20008aa3ee390', '阀门', 'valve', '阀门', 'valve', 'valve
阀门', 1),
	('01a22a4a5bd20009b57d5120', '泵', 'power unit', '泵', 'power unit', 'power unit
泵', 1),
	('01a22a4a5bd2000ad21b2a5f', '簧', 'spring', '簧', 'spring', 'spring
簧', 1),
	('01a22a4a5bd2000b8247e475', '盒', 'box', '盒', 'box', 'box
盒', 1),
	('01a22a4a5bd2000c5e9558f6', '盒', 'station', '盒', 'station', 'station
盒', 1),
	('01a22a4a5bd2000d416d53bc', '箱', 'box', '箱', 'box', 'box
箱', 1),
	('01a22a4a5bd2000eb03c3a75', '箱', 'cabinet', '箱', 'cabinet', 'cabinet
箱', 1),
	('01a22a4a5bd3000082073901', '柜', 'cabinet', '柜', 'cabinet', 'cabinet
柜', 1),
	('01a22a4a5bd30001cacbcb7f', '刷', 'brush', '刷', 'brush', 'brush
刷', 1),
	('01a22a4a5bd300022021c275', '齿', 'teeth', '齿', 'teeth', 'teeth
齿', 1),
	('01a22a4a5bd3000355d11066', '油', 'oil', '油', 'oil', 'oil
油', 1),
	('01a22a4a5bd3000436db1dfa', '靴', 'shoe', '靴', 'shoe', 'shoe
靴', 1),
	('01a22a4a5bd30005800b3668', '轨', 'rail', '轨', 'rail', 'rail
轨', 1),
	('01a22a4a5bd300060ae19ae6', '闸', 'brake', '闸', 'brake', 'brake
闸', 1),
	('01a22a4a5bd3000705d3daac', '屏', 'display', '屏', 'display', 'display
屏', 1),
	('01a22a4a5bd30008d107ca11', '芯', 'core', '芯', 'core', 'core
芯', 1),
	('01a22a4a5bd300094dede2cb', '槽', 'groove', '槽', 'groove', 'groove
槽', 1),
	('01a22a4a5bd3000a4b881429', '杆', 'lever', '杆', 'lever', 'lever
杆', 1),
	('01a22a4a5bd3000b79398078', '左', 'left', '左', 'left', 'left
左', 1),
	('01a22a4a5bd3000cdb2ec48d', '右', 'right', '右', 'right', 'right
右', 1),
	('01a22a4a5bd3000dc65868ad', '金', 'gold', '金', 'gold', 'gold
金', 1),
	('01a22a4a5bd400003429e024', '金色', 'gold', '金色', 'gold', 'gold
金色', 1),
	('01a22a4a5bd400011ea37973', '钛金', 'titanium gold', '钛金', 'titanium gold', 'titanium gold
钛金', 1),
	('01a22a4a5bd40002d2b1ca8c', '玫瑰金', 'rose gold', '玫瑰金', 'rose gold', 'rose gold
玫瑰金', 1),
	('01a22a4a5bd400035d097938', '黑', 'black', '黑', 'black', 'black
黑', 1),
	('01a22a4a5bd400048b393a3f', '黑色', 'black', '黑色', 'black', 'black
黑色', 1),
	('01a22a4a5bd400056948ac85', '红', 'red', '红', 'red', 'red
红', 1),
	('01a22a4a5bd4000646af084d', '红色', 'red', '红色', 'red', 'red
红色', 1),
	('01a22a4a5bd400071c3b0d22', '黄', 'yellow', '黄', 'yellow', 'yellow
黄', 1),
	('01a22a4a5bd40008c798eb84', '黄色', 'yellow', '黄色', 'yellow', 'yellow
黄色', 1),
	('01a22a4a5bd40009bfc49d55', '白', 'white', '白', 'white', 'white
白', 1),
	('01a22a4a5bd50000a5e249ef', '白色', 'white', '白色', 'white', 'white
白色', 1),
	('01a22a4a5bd500017e08689c', '暖白', 'warm white', '暖白', 'warm white', 'warm white
暖白', 1),
	('01a22a4a5bd50002eba8bc5c', '蓝', 'blue', '蓝', 'blue', 'blue
蓝', 1),
	('01a22a4a5bd5000352272455', '蓝色', 'blue', '蓝色', 'blue', 'blue
蓝色', 1),
	('01a22a4a5bd500047167e752', '绿', 'green', '绿', 'green', 'green
绿', 1),
	('01a22a4a5bd50005b2144dae', '绿色', 'green', '绿色', 'green', 'green
绿色', 1),
	('01a22a4a5bd5000688cdd3e9', '银色', 'silver', '银色', 'silver', 'silver
银色', 1),
	('01a22a4a5bd5000754e1c9fa', '琥珀色', 'amber', '琥珀色', 'amber', 'amber
琥珀色', 1),
	('01a22a4a5bd50008c0ccde65', '圆形', 'round', '圆形', 'round', 'round
圆形', 1),
	('01a22a4a5bd50009b2b3bd5d', '圆', 'round', '圆', 'round', 'round
圆', 1),
	('01a22a4a5bd5000a735ea2c8', '方形', 'square', '方形', 'square', 'square
方形', 1),
	('01a22a4a5bd5000b1df80754', '方', 'square', '方', 'square', 'square
方', 1),
	('01a22a4a5bd5000c3f892d46', '椭圆', 'oval', '椭圆', 'oval', 'oval
椭圆', 1),
	('01a22a4a5bd60000e4e351be', '长方形', 'square', '长方形', 'square', 'square
长方形', 1),
	('01a22a4a5bd60001e7c77850', '单', 'single', '单', 'single', 'single
单', 1),
	('01a22a4a5bd600028b1a3bd3', '双', 'double', '双', 'double', 'double
双', 1),
	('01a22a4a5bd6000324e2b901', '双', 'two', '双', 'two', 'two
双', 1),
	('01a22a4a5bd600049cadb672', '木', 'wood', '木', 'wood', 'wood
木', 1),
	('01a22a4a5bd600051739670f', '木纹', 'wood', '木纹', 'wood', 'wood
木纹', 1),
	('01a22a4a5bd6000686ba6fe8', '实木', 'walnut', '实木', 'walnut', 'walnut
实木', 1),
	('01a22a4a5bd60007b701f7ff', '胡桃木', 'walnut', '胡桃木', 'walnut', 'walnut
胡桃木', 1),
	('01a22a4a5bd60008609a0d7e', '钢', 'steel', '钢', 'steel', 'steel
钢', 1),
	('01a22a4a5bd60009a12cb636', '铁', 'iron', '铁', 'iron', 'iron
铁', 1),
	('01a22a4a5bd6000af782ca52', '铸铁', 'cast iron', '铸铁', 'cast iron', 'cast iron
铸铁', 1),
	('01a22a4a5bd6000bb84863b3', '铝', 'aluminium', '铝', 'aluminium', 'aluminium
铝', 1),
	('01a22a4a5bd6000cd6f9401f', '铝合金', 'aluminium', '铝合金', 'aluminium', 'aluminium
铝合金', 1),
	('01a22a4a5bd6000dd0702802', '压铸', 'die-cast', '压铸', 'diecast', 'diecast
压铸', 1),
	('01a22a4a5bd6000ebd060cb5', '橡胶', 'rubber', '橡胶', 'rubber', 'rubber
橡胶', 1),
	('01a22a4a5bd70000248cb869', '塑料', 'plastic', '塑料', 'plastic', 'plastic
塑料', 1),
	('01a22a4a5bd7000110ac5fa9', '尼龙', 'nylon', '尼龙', 'nylon', 'nylon
尼龙', 1),
	('01a22a4a5bd70002a62b760f', '聚氨酯', 'polyurethane', '聚氨酯', 'polyurethane', 'polyurethane
聚氨酯', 1),
	('01a22a4a5bd70003e866c32e', '镜面', 'mirror', '镜面', 'mirror', 'mirror
镜面', 1),
	('01a22a4a5bd70004863a1941', '发纹', 'hairline', '发纹', 'hairline', 'hairline
发纹', 1),
	('01a22a4a5bd70005336ce666', '拉丝', 'hairline', '拉丝', 'hairline', 'hairline
拉丝', 1),
	('01a22a4a5bd700067481ba58', '玻璃', 'glass', '玻璃', 'glass', 'glass
玻璃', 1),
	('01a22a4a5bd7000770c40eff', '镀锌', 'galvanised', '镀锌', 'galvanised', 'galvanised
镀锌', 1),
	('01a22a4a5bd70008a52f3773', '喷涂', 'painted', '喷涂', 'painted', 'painted
喷涂', 1),
	('01a22a4a5bd7000904c0172f', '马达', 'motor', '马达', 'motor', 'motor
马达', 1),
	('01a22a4a5bd7000a50266a5d', '电动机', 'motor', '电动机', 'motor', 'motor
电动机', 1),
	('01a22a4a5bd7000b468968ff', '直流', 'DC', '直流', 'dc', 'dc
直流', 1),
	('01a22a4a5bd7000c5378d4ae', '交流', 'AC', '交流', 'ac', 'ac
交流', 1),
	('01a22a4a5bd800004c8b4245', '单相', 'single-phase', '单相', 'singlephase', 'singlephase
单相', 1),
	('01a22a4a5bd8000100450dac', '三相', '400 V', '三相', '400v', '400v
三相', 1),
	('01a22a4a5bd800023061fbff', '电梯主机', 'traction machine', '电梯主机', 'traction machine', 'traction machine
电梯主机', 1),
	('01a22a4a5bd80003bcf5ade9', '曳引主机', 'traction machine', '曳引主机', 'traction machine', 'traction machine
曳引主机', 1),
	('01a22a4a5bd80004dd3f6b17', '永磁', 'PM', '永磁', 'pm', 'pm
永磁', 1),
	('01a22a4a5bd8000596f8124f', '永磁主机', 'gearless machine', '永磁主机', 'gearless machine', 'gearless machine
永磁主机', 1),
	('01a22a4a5bd80006a3deeecc', '永磁曳引机', 'gearless machine', '永磁曳引机', 'gearless machine', 'gearless machine
永磁曳引机', 1),
	('01a22a4a5bd800073af29ce0', '无齿主机', 'gearless machine', '无齿主机', 'gearless machine', 'gearless machine
无齿主机', 1),
	('01a22a4a5bd90000c8719f8c', '有齿主机', 'geared machine', '有齿主机', 'geared machine', 'geared machine
有齿主机', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22a4a5bd90001e12506e1', '有齿轮', 'geared', '有齿轮', 'geared', 'geared
有齿轮', 1),
	('01a22a4a5bd90002ad7aa18e', '蜗轮', 'worm', '蜗轮', 'worm', 'worm
蜗轮', 1),
	('01a22a4a5bd900033222401b', '蜗杆', 'worm', '蜗杆', 'worm', 'worm
蜗杆', 1),
	('01a22a4a5bd90004e0fa7a53', '斜齿轮', 'helical', '斜齿轮', 'helical', 'helical
斜齿轮', 1),
	('01a22a4a5bd90005c447002e', '异步', 'asynchronous', '异步', 'asynchronous', 'asynchronous
异步', 1),
	('01a22a4a5bd900068819a579', '异步电机', 'asynchronous motor', '异步电机', 'asynchronous motor', 'asynchronous motor
异步电机', 1),
	('01a22a4a5bd900076e0f04e6', '同步', 'synchronous', '同步', 'synchronous', 'synchronous
同步', 1),
	('01a22a4a5bd900087c988185', '同步电机', 'PM synchronous motor', '同步电机', 'pm synchronous motor', 'pm synchronous motor
同步电机', 1),
	('01a22a4a5bd900094fcf16bb', '钢带主机', 'belt machine', '钢带主机', 'belt machine', 'belt machine
钢带主机', 1),
	('01a22a4a5bd9000ad29818e9', '皮带主机', 'belt machine', '皮带主机', 'belt machine', 'belt machine
皮带主机', 1),
	('01a22a4a5bd9000b01fa499a', '减速机', 'machine', '减速机', 'machine', 'machine
减速机', 1),
	('01a22a4a5bd9000cf54b5840', '减速箱', 'machine', '减速箱', 'machine', 'machine
减速箱', 1),
	('01a22a4a5bd9000d607c203d', '控制板', 'control board', '控制板', 'control board', 'control board
控制板', 1),
	('01a22a4a5bda000060ab349e', '主控板', 'main control board', '主控板', 'main control board', 'main control board
主控板', 1),
	('01a22a4a5bda0001027abc0a', '主控制板', 'main control board', '主控制板', 'main control board', 'main control board
主控制板', 1),
	('01a22a4a5bda000209a17e49', '电梯主板', 'main control board', '电梯主板', 'main control board', 'main control board
电梯主板', 1),
	('01a22a4a5bda00039a6f5e3c', '电脑板', 'control board', '电脑板', 'control board', 'control board
电脑板', 1),
	('01a22a4a5bda0004be054575', '通讯板', 'hall call board', '通讯板', 'hall call board', 'hall call board
通讯板', 1),
	('01a22a4a5bda0005e2d3196d', '通信板', 'communication board', '通信板', 'communication board', 'communication board
通信板', 1),
	('01a22a4a5bda0006008def94', '外召板', 'hall call board', '外召板', 'hall call board', 'hall call board
外召板', 1),
	('01a22a4a5bda0007f6e0f01d', '内呼板', 'button board', '内呼板', 'button board', 'button board
内呼板', 1),
	('01a22a4a5bda00080d59c492', '按钮板', 'button board', '按钮板', 'button board', 'button board
按钮板', 1),
	('01a22a4a5bda000914aeed66', '扩展板', 'button board', '扩展板', 'button board', 'button board
扩展板', 1),
	('01a22a4a5bda000a3e0ab96b', '轿厢板', 'car panel button board', '轿厢板', 'car panel button board', 'car panel button board
轿厢板', 1),
	('01a22a4a5bdb0000cd485296', '轿顶通讯板', 'car-top board', '轿顶通讯板', 'cartop board', 'cartop board
轿顶通讯板', 1),
	('01a22a4a5bdb00012121daad', '安全监控', 'safety', '安全监控', 'safety', 'safety
安全监控', 1),
	('01a22a4a5bdb000261f93f76', '监控板', 'safety board', '监控板', 'safety board', 'safety board
监控板', 1),
	('01a22a4a5bdb0003d86d9084', '安全回路', 'safety', '安全回路', 'safety', 'safety
安全回路', 1),
	('01a22a4a5bdb000408e8b815', '电源板', 'supply board', '电源板', 'supply board', 'supply board
电源板', 1),
	('01a22a4a5bdb0005ef149f3c', '抱闸电源', 'brake supply', '抱闸电源', 'brake supply', 'brake supply
抱闸电源', 1),
	('01a22a4a5bdb000697e405ce', '抱闸电源板', 'brake supply board', '抱闸电源板', 'brake supply board', 'brake supply board
抱闸电源板', 1),
	('01a22a4a5bdb0007d7d44ddd', '制动器电源', 'brake supply', '制动器电源', 'brake supply', 'brake supply
制动器电源', 1),
	('01a22a4a5bdb000892ed2059', '电源盒', 'power box', '电源盒', 'power box', 'power box
电源盒', 1),
	('01a22a4a5bdc0000d6e4f117', '电源箱', 'supply', '电源箱', 'supply', 'supply
电源箱', 1),
	('01a22a4a5bdc00019a8b42b2', '门机主板', 'door control board', '门机主板', 'door control board', 'door control board
门机主板', 1),
	('01a22a4a5bdc0002ac0cea2c', '门机控制板', 'door control board', '门机控制板', 'door control board', 'door control board
门机控制板', 1),
	('01a22a4a5bdc00030adcec47', '门机盒', 'door drive controller', '门机盒', 'door drive controller', 'door drive controller
门机盒', 1),
	('01a22a4a5bdc00044586cb57', '门控制器', 'door drive controller', '门控制器', 'door drive controller', 'door drive controller
门控制器', 1),
	('01a22a4a5bdc00053d20beb0', '控制器', 'controller', '控制器', 'controller', 'controller
控制器', 1),
	('01a22a4a5bdc000679f3cbd7', '驱动器', 'drive', '驱动器', 'drive', 'drive
驱动器', 1),
	('01a22a4a5bdc0007f95cd2e9', '压板', 'clip', '压板', 'clip', 'clip
压板', 1),
	('01a22a4a5bdc000867170f2f', '压导码', 'rail clip', '压导码', 'rail clip', 'rail clip
压导码', 1),
	('01a22a4a5bdc0009677dcf5d', '压码', 'rail clip', '压码', 'rail clip', 'rail clip
压码', 1),
	('01a22a4a5bdc000af63ad7a8', '导轨压板', 'rail clip', '导轨压板', 'rail clip', 'rail clip
导轨压板', 1),
	('01a22a4a5bdc000bc5b15fb8', '接导板', 'fishplate', '接导板', 'fishplate', 'fishplate
接导板', 1),
	('01a22a4a5bdc000c945adbd5', '鱼尾板', 'fishplate', '鱼尾板', 'fishplate', 'fishplate
鱼尾板', 1),
	('01a22a4a5bdd00006e10dc10', '导轨连接板', 'fishplate', '导轨连接板', 'fishplate', 'fishplate
导轨连接板', 1),
	('01a22a4a5bdd000146e633d8', '吊板', 'hanger plate', '吊板', 'hanger plate', 'hanger plate
吊板', 1),
	('01a22a4a5bdd00021913db50', '门吊板', 'hanger plate', '门吊板', 'hanger plate', 'hanger plate
门吊板', 1),
	('01a22a4a5bdd000379f23bf3', '门挂板', 'hanger plate', '门挂板', 'hanger plate', 'hanger plate
门挂板', 1),
	('01a22a4a5bdd0004621cc193', '门挂轮', 'hanger roller', '门挂轮', 'hanger roller', 'hanger roller
门挂轮', 1),
	('01a22a4a5bdd0005e23acddf', '门吊轮', 'hanger roller', '门吊轮', 'hanger roller', 'hanger roller
门吊轮', 1),
	('01a22a4a5bdd000656538b71', '吊轮', 'hanger roller', '吊轮', 'hanger roller', 'hanger roller
吊轮', 1),
	('01a22a4a5bdd000733a0b131', '吊门轮', 'hanger roller', '吊门轮', 'hanger roller', 'hanger roller
吊门轮', 1),
	('01a22a4a5bdd0008a67bdbd6', '挂门轮', 'hanger roller', '挂门轮', 'hanger roller', 'hanger roller
挂门轮', 1),
	('01a22a4a5bdd0009ce5f4013', '门滚轮', 'hanger roller', '门滚轮', 'hanger roller', 'hanger roller
门滚轮', 1),
	('01a22a4a5bdd000afcfec462', '门头', 'door header', '门头', 'door header', 'door header
门头', 1),
	('01a22a4a5bdd000b877a6672', '层门装置', 'door header', '层门装置', 'door header', 'door header
层门装置', 1),
	('01a22a4a5bdd000c17bea180', '门上坎', 'door header', '门上坎', 'door header', 'door header
门上坎', 1),
	('01a22a4a5bde00009456ed7f', '偏心', 'eccentric', '偏心', 'eccentric', 'eccentric
偏心', 1),
	('01a22a4a5bde000160d4aae9', '防跳轮', 'eccentric roller', '防跳轮', 'eccentric roller', 'eccentric roller
防跳轮', 1),
	('01a22a4a5bde00025a93f323', '防翘轮', 'eccentric roller', '防翘轮', 'eccentric roller', 'eccentric roller
防翘轮', 1),
	('01a22a4a5bde0003fd2021f8', '齿形带', 'toothed belt', '齿形带', 'toothed belt', 'toothed belt
齿形带', 1),
	('01a22a4a5bde00041946d6b9', '齿带', 'toothed belt', '齿带', 'toothed belt', 'toothed belt
齿带', 1),
	('01a22a4a5bde00058676f975', '同步齿形带', 'toothed belt', '同步齿形带', 'toothed belt', 'toothed belt
同步齿形带', 1),
	('01a22a4a5bde0006fed45329', '门机同步带', 'door belt', '门机同步带', 'door belt', 'door belt
门机同步带', 1),
	('01a22a4a5bde0007ce92fed1', '门机齿形带', 'door belt', '门机齿形带', 'door belt', 'door belt
门机齿形带', 1),
	('01a22a4a5bde000894e2bde1', '皮带夹', 'belt clamp', '皮带夹', 'belt clamp', 'belt clamp
皮带夹', 1),
	('01a22a4a5bde00095823c1b3', '皮带压板', 'belt clamp', '皮带压板', 'belt clamp', 'belt clamp
皮带压板', 1),
	('01a22a4a5bde000ac48467be', '张紧螺丝', 'tension screw', '张紧螺丝', 'tension screw', 'tension screw
张紧螺丝', 1),
	('01a22a4a5bde000b3826fc4b', '惰轮', 'idler', '惰轮', 'idler', 'idler
惰轮', 1),
	('01a22a4a5bde000c0c73c11b', '皮带惰轮', 'belt pulley', '皮带惰轮', 'belt pulley', 'belt pulley
皮带惰轮', 1),
	('01a22a4a5bde000d75915f41', '开门宽度', 'clear opening', '开门宽度', 'clear opening', 'clear opening
开门宽度', 1),
	('01a22a4a5bdf0000948066ff', '开门宽', 'clear opening', '开门宽', 'clear opening', 'clear opening
开门宽', 1),
	('01a22a4a5bdf0001d2580b76', '净开门', 'clear opening', '净开门', 'clear opening', 'clear opening
净开门', 1),
	('01a22a4a5bdf00026eeb74c1', '净宽', 'clear opening', '净宽', 'clear opening', 'clear opening
净宽', 1),
	('01a22a4a5bdf00036a5ac75f', '开口宽', 'clear opening', '开口宽', 'clear opening', 'clear opening
开口宽', 1),
	('01a22a4a5bdf000409a3fddc', '中分', 'centre opening', '中分', 'centre opening', 'centre opening
中分', 1),
	('01a22a4a5bdf0005ea753734', '中分门', 'centre opening door', '中分门', 'centre opening door', 'centre opening door
中分门', 1),
	('01a22a4a5bdf00068896978e', '旁开', 'telescopic', '旁开', 'telescopic', 'telescopic
旁开', 1),
	('01a22a4a5bdf000749d9d72f', '旁开门', 'telescopic door', '旁开门', 'telescopic door', 'telescopic door
旁开门', 1),
	('01a22a4a5bdf0008cd5687f1', '侧开', 'telescopic', '侧开', 'telescopic', 'telescopic
侧开', 1),
	('01a22a4a5bdf0009f26901cb', '双折', 'telescopic', '双折', 'telescopic', 'telescopic
双折', 1),
	('01a22a4a5bdf000aca577c12', '左开', 'left', '左开', 'left', 'left
左开', 1),
	('01a22a4a5be000001ce4fa9f', '右开', 'right', '右开', 'right', 'right
右开', 1),
	('01a22a4a5be000015b8f9be6', '四扇', 'four-panel', '四扇', 'fourpanel', 'fourpanel
四扇', 1),
	('01a22a4a5be00002193d088e', '两扇', 'two-panel', '两扇', 'twopanel', 'twopanel
两扇', 1),
	('01a22a4a5be0000351619942', '双扇', 'two-panel', '双扇', 'twopanel', 'twopanel
双扇', 1),
	('01a22a4a5be000044e2a834e', '钢丝芯', 'steel-cored', '钢丝芯', 'steelcored', 'steelcored
钢丝芯', 1),
	('01a22a4a5be0000581b651be', '钢芯', 'steel-cored', '钢芯', 'steelcored', 'steelcored
钢芯', 1),
	('01a22a4a5be000063474e98d', '按米', 'by the metre', '按米', 'metre', 'metre
按米', 1),
	('01a22a4a5be000078a077f4c', '每米', 'by the metre', '每米', 'metre', 'metre
每米', 1),
	('01a22a4a5be00008e7368d16', '散装', 'by the metre', '散装', 'metre', 'metre
散装', 1),
	('01a22a4a5be00009c4276172', '变频门机', 'door operator', '变频门机', 'door operator', 'door operator
变频门机', 1),
	('01a22a4a5be0000a04f7259d', '永磁门机', 'door operator', '永磁门机', 'door operator', 'door operator
永磁门机', 1),
	('01a22a4a5be0000b95330e60', '开门机', 'door operator', '开门机', 'door operator', 'door operator
开门机', 1),
	('01a22a4a5be0000c05bcddab', '门机马达', 'door motor', '门机马达', 'door motor', 'door motor
门机马达', 1),
	('01a22a4a5be10000f8912aba', '门马达', 'door motor', '门马达', 'door motor', 'door motor
门马达', 1),
	('01a22a4a5be100015ff854ab', '门机电机', 'door motor', '门机电机', 'door motor', 'door motor
门机电机', 1),
	('01a22a4a5be10002b2a6d9cc', '门编码器', 'door encoder', '门编码器', 'door encoder', 'door encoder
门编码器', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22a4a5be1000327e71018', '门机开关', 'door limit switch', '门机开关', 'door limit switch', 'door limit switch
门机开关', 1),
	('01a22a4a5be100047e8388a5', '门位开关', 'door limit switch', '门位开关', 'door limit switch', 'door limit switch
门位开关', 1),
	('01a22a4a5be10005a16b0150', '到位开关', 'door limit switch', '到位开关', 'door limit switch', 'door limit switch
到位开关', 1),
	('01a22a4a5be10006c232fae5', '门到位', 'door limit switch', '门到位', 'door limit switch', 'door limit switch
门到位', 1),
	('01a22a4a5be100071c607712', '固定门刀', 'door vane', '固定门刀', 'door vane', 'door vane
固定门刀', 1),
	('01a22a4a5be100082a64c0c9', '异步门刀', 'door vane', '异步门刀', 'door vane', 'door vane
异步门刀', 1),
	('01a22a4a5be100099f2a97c5', '同步门刀', 'expanding coupler', '同步门刀', 'expanding coupler', 'expanding coupler
同步门刀', 1),
	('01a22a4a5be1000a12cbc2e6', '门刀片', 'door vane', '门刀片', 'door vane', 'door vane
门刀片', 1),
	('01a22a4a5be1000bb1136b03', '门锁轮', 'coupler roller', '门锁轮', 'coupler roller', 'coupler roller
门锁轮', 1),
	('01a22a4a5be1000cdc0b6310', '门锁滚轮', 'coupler roller', '门锁滚轮', 'coupler roller', 'coupler roller
门锁滚轮', 1),
	('01a22a4a5be1000d7dcabcb6', '门球轮', 'coupler roller', '门球轮', 'coupler roller', 'coupler roller
门球轮', 1),
	('01a22a4a5be20000bf8bc4d7', '滚轮组', 'roller set', '滚轮组', 'roller set', 'roller set
滚轮组', 1),
	('01a22a4a5be20001121638a4', '锁开关', 'contact', '锁开关', 'contact', 'contact
锁开关', 1),
	('01a22a4a5be2000241e80a13', '门锁开关', 'door contact', '门锁开关', 'door contact', 'door contact
门锁开关', 1),
	('01a22a4a5be20003e1512828', '门锁触点', 'door contact', '门锁触点', 'door contact', 'door contact
门锁触点', 1),
	('01a22a4a5be2000463a20866', '门锁触头', 'door contact', '门锁触头', 'door contact', 'door contact
门锁触头', 1),
	('01a22a4a5be200055ae33270', '锁触点', 'lock contact', '锁触点', 'lock contact', 'lock contact
锁触点', 1),
	('01a22a4a5be2000656cc0c8c', '副门锁', 'auxiliary door contact', '副门锁', 'auxiliary door contact', 'auxiliary door contact
副门锁', 1),
	('01a22a4a5be200077851af3f', '副锁', 'auxiliary door contact', '副锁', 'auxiliary door contact', 'auxiliary door contact
副锁', 1),
	('01a22a4a5be20008da59be1b', '辅助触点', 'auxiliary contact', '辅助触点', 'auxiliary contact', 'auxiliary contact
辅助触点', 1),
	('01a22a4a5be20009b8e7ba09', '门开关', 'door contact', '门开关', 'door contact', 'door contact
门开关', 1),
	('01a22a4a5be2000adc4e578d', '门联锁', 'door lock', '门联锁', 'door lock', 'door lock
门联锁', 1),
	('01a22a4a5be2000b7bd6b674', '钩子锁', 'door lock', '钩子锁', 'door lock', 'door lock
钩子锁', 1),
	('01a22a4a5be2000c666f9415', '机械锁', 'door lock', '机械锁', 'door lock', 'door lock
机械锁', 1),
	('01a22a4a5be2000d4c03930e', '触点', 'contact', '触点', 'contact', 'contact
触点', 1),
	('01a22a4a5be2000e648ca51c', '触头', 'contact', '触头', 'contact', 'contact
触头', 1),
	('01a22a4a5be300007786bb5d', '动触头', 'bridge contact', '动触头', 'bridge contact', 'bridge contact
动触头', 1),
	('01a22a4a5be30001e1c45f46', '静触头', 'fixed contact', '静触头', 'fixed contact', 'fixed contact
静触头', 1),
	('01a22a4a5be50000354a1426', '层门钥匙', 'triangle key', '层门钥匙', 'triangle key', 'triangle key
层门钥匙', 1),
	('01a22a4a5be500013a3accdb', '厅门钥匙', 'triangle key', '厅门钥匙', 'triangle key', 'triangle key
厅门钥匙', 1),
	('01a22a4a5be500025835a094', '开锁钥匙', 'triangle key', '开锁钥匙', 'triangle key', 'triangle key
开锁钥匙', 1),
	('01a22a4a5be6000026c3ec9b', '三角锁', 'triangle key', '三角锁', 'triangle key', 'triangle key
三角锁', 1),
	('01a22a4a5be600018bc87dec', '应急钥匙', 'emergency unlocking key', '应急钥匙', 'emergency unlocking key', 'emergency unlocking key
应急钥匙', 1),
	('01a22a4a5be6000253634982', '自闭装置', 'door closer', '自闭装置', 'door closer', 'door closer
自闭装置', 1),
	('01a22a4a5be600037b2f19e9', '自动关门', 'door closer', '自动关门', 'door closer', 'door closer
自动关门', 1),
	('01a22a4a5be6000437ebd5b7', '关门重锤', 'door closer weight', '关门重锤', 'door closer weight', 'door closer weight
关门重锤', 1),
	('01a22a4a5be60005b6722039', '门重锤', 'door closer weight', '门重锤', 'door closer weight', 'door closer weight
门重锤', 1),
	('01a22a4a5be6000665d7cdd3', '拉簧', 'closer spring', '拉簧', 'closer spring', 'closer spring
拉簧', 1),
	('01a22a4a5be600077c5a5eb6', '闭门弹簧', 'door closer spring', '闭门弹簧', 'door closer spring', 'door closer spring
闭门弹簧', 1),
	('01a22a4a5be600086619ac30', '关门弹簧', 'door closer spring', '关门弹簧', 'door closer spring', 'door closer spring
关门弹簧', 1),
	('01a22a4a5be60009535b612d', '联动钢丝绳', 'door transfer rope', '联动钢丝绳', 'door transfer rope', 'door transfer rope
联动钢丝绳', 1),
	('01a22a4a5be6000a20c63a7c', '传动钢丝绳', 'door transfer rope', '传动钢丝绳', 'door transfer rope', 'door transfer rope
传动钢丝绳', 1),
	('01a22a4a5be6000b374cc62f', '门钢丝绳', 'door transfer rope', '门钢丝绳', 'door transfer rope', 'door transfer rope
门钢丝绳', 1),
	('01a22a4a5be700004e08f32c', '门绳', 'door transfer rope', '门绳', 'door transfer rope', 'door transfer rope
门绳', 1),
	('01a22a4a5be70001ebe3fc16', '层门地坎', 'landing door sill', '层门地坎', 'landing door sill', 'landing door sill
层门地坎', 1),
	('01a22a4a5be700020ba66332', '厅门地坎', 'landing door sill', '厅门地坎', 'landing door sill', 'landing door sill
厅门地坎', 1),
	('01a22a4a5be7000357784a67', '铝地坎', 'aluminium sill', '铝地坎', 'aluminium sill', 'aluminium sill
铝地坎', 1),
	('01a22a4a5be70004d0fec24c', '滑块铁芯', 'steel insert', '滑块铁芯', 'steel insert', 'steel insert
滑块铁芯', 1),
	('01a22a4a5be70005a3bc44e2', '门脚', 'door shoe', '门脚', 'door shoe', 'door shoe
门脚', 1),
	('01a22a4a5be7000677ed965c', '门导靴', 'door shoe', '门导靴', 'door shoe', 'door shoe
门导靴', 1),
	('01a22a4a5be70007cc7226ab', '地坎滑块', 'door shoe', '地坎滑块', 'door shoe', 'door shoe
地坎滑块', 1),
	('01a22a4a5be70008353512cb', '光眼', 'light curtain', '光眼', 'light curtain', 'light curtain
光眼', 1),
	('01a22a4a5be70009e8db2854', '电眼', 'light curtain', '电眼', 'light curtain', 'light curtain
电眼', 1),
	('01a22a4a5be7000a93fcb716', '红外', 'infrared', '红外', 'infrared', 'infrared
红外', 1),
	('01a22a4a5be7000bf159438e', '红外线', 'infrared', '红外线', 'infrared', 'infrared
红外线', 1),
	('01a22a4a5be7000cc6c771fa', '光束', 'beams', '光束', 'beam', 'beam
光束', 1),
	('01a22a4a5be80000b6ededb4', '门光幕', 'light curtain', '门光幕', 'light curtain', 'light curtain
门光幕', 1),
	('01a22a4a5be8000178c08efe', '红外光幕', 'light curtain', '红外光幕', 'light curtain', 'light curtain
红外光幕', 1),
	('01a22a4a5be80002238d71ad', '光幕电源', 'light curtain power box', '光幕电源', 'light curtain power box', 'light curtain power box
光幕电源', 1),
	('01a22a4a5be80003bd0d6f56', '光幕电源盒', 'light curtain power box', '光幕电源盒', 'light curtain power box', 'light curtain power box
光幕电源盒', 1),
	('01a22a4a5be80004340be2bd', '动态', 'dynamic', '动态', 'dynamic', 'dynamic
动态', 1),
	('01a22a4a5be800052bccbf4d', '静态', 'static', '静态', 'static', 'static
静态', 1),
	('01a22a4a5be80006189efa4a', '限速器钢丝绳', 'governor rope', '限速器钢丝绳', 'governor rope', 'governor rope
限速器钢丝绳', 1),
	('01a22a4a5be80007829c28e9', '限速器张紧轮', 'governor tension pulley', '限速器张紧轮', 'governor tension pulley', 'governor tension pulley
限速器张紧轮', 1),
	('01a22a4a5be80008daa23b37', '限速器张紧装置', 'governor tension pulley', '限速器张紧装置', 'governor tension pulley', 'governor tension pulley
限速器张紧装置', 1),
	('01a22a4a5be8000936a273ac', '涨紧', 'tension', '涨紧', 'tension', 'tension
涨紧', 1),
	('01a22a4a5be8000a2cfb4ca4', '张紧', 'tension', '张紧', 'tension', 'tension
张紧', 1),
	('01a22a4a5be8000b7ed1e9ed', '涨紧装置', 'tension pulley', '涨紧装置', 'tension pulley', 'tension pulley
涨紧装置', 1),
	('01a22a4a5bea0000c92a5884', '涨绳轮', 'governor tension pulley', '涨绳轮', 'governor tension pulley', 'governor tension pulley
涨绳轮', 1),
	('01a22a4a5bea000160cf9260', '涨绳装置', 'governor tension pulley', '涨绳装置', 'governor tension pulley', 'governor tension pulley
涨绳装置', 1),
	('01a22a4a5bea0002762550fd', '双向', 'two-way', '双向', 'twoway', 'twoway
双向', 1),
	('01a22a4a5bea00032a0434cb', '双向', 'bidirectional', '双向', 'bidirectional', 'bidirectional
双向', 1),
	('01a22a4a5bea000453a9289f', '远程', 'remote', '远程', 'remote', 'remote
远程', 1),
	('01a22a4a5bea0005f1f3b1c1', '远程复位', 'remote reset', '远程复位', 'remote reset', 'remote reset
远程复位', 1),
	('01a22a4a5beb0000dc44add7', '电动复位', 'remote reset', '电动复位', 'remote reset', 'remote reset
电动复位', 1),
	('01a22a4a5beb00011af95812', '复位', 'reset', '复位', 'reset', 'reset
复位', 1),
	('01a22a4a5beb0002491a44fa', '渐进式', 'progressive', '渐进式', 'progressive', 'progressive
渐进式', 1),
	('01a22a4a5beb000338ec3241', '渐进式安全钳', 'progressive safety gear', '渐进式安全钳', 'progressive safety gear', 'progressive safety gear
渐进式安全钳', 1),
	('01a22a4a5beb00040ecf9a34', '瞬时式', 'instantaneous', '瞬时式', 'instantaneous', 'instantaneous
瞬时式', 1),
	('01a22a4a5beb000598626265', '瞬时', 'instantaneous', '瞬时', 'instantaneous', 'instantaneous
瞬时', 1),
	('01a22a4a5beb0006f62eae3f', '耗能型', 'oil', '耗能型', 'oil', 'oil
耗能型', 1),
	('01a22a4a5beb0007ccb19590', '耗能', 'oil', '耗能', 'oil', 'oil
耗能', 1),
	('01a22a4a5beb000889451eb4', '蓄能型', 'polyurethane', '蓄能型', 'polyurethane', 'polyurethane
蓄能型', 1),
	('01a22a4a5beb0009a6097d0d', '油压', 'oil', '油压', 'oil', 'oil
油压', 1),
	('01a22a4a5beb000aa6f30197', '油压缓冲器', 'oil buffer', '油压缓冲器', 'oil buffer', 'oil buffer
油压缓冲器', 1),
	('01a22a4a5beb000bd662a662', '橡胶缓冲器', 'polyurethane buffer', '橡胶缓冲器', 'polyurethane buffer', 'polyurethane buffer
橡胶缓冲器', 1),
	('01a22a4a5beb000ca15ab6fc', '行程', 'stroke', '行程', 'stroke', 'stroke
行程', 1),
	('01a22a4a5bec00008eb6b32f', '钢丝绳制动器', 'rope brake', '钢丝绳制动器', 'rope brake', 'rope brake
钢丝绳制动器', 1),
	('01a22a4a5bec0001f57f1086', '曳引绳制动器', 'rope brake', '曳引绳制动器', 'rope brake', 'rope brake
曳引绳制动器', 1),
	('01a22a4a5bec0002d166648d', '防意外移动', 'UCMP', '防意外移动', 'ucmp', 'ucmp
防意外移动', 1),
	('01a22a4a5bec0003c367e511', '轿厢意外移动', 'UCMP', '轿厢意外移动', 'ucmp', 'ucmp
轿厢意外移动', 1),
	('01a22a4a5bec00045d4b02e8', '意外移动', 'unintended movement', '意外移动', 'unintended movement', 'unintended movement
意外移动', 1),
	('01a22a4a5bec000536f4c65d', '上行超速', 'ascending overspeed', '上行超速', 'ascending overspeed', 'ascending overspeed
上行超速', 1),
	('01a22a4a5bec000654032753', '配重', 'weight', '配重', 'weight', 'weight
配重', 1),
	('01a22a4a5bec0007869d5582', '空心', 'hollow', '空心', 'hollow', 'hollow
空心', 1),
	('01a22a4a5bec00088fbcf295', '主导轨', 'guide rail', '主导轨', 'guide rail', 'guide rail
主导轨', 1),
	('01a22a4a5bec000904cc8ea4', '对重导轨', 'hollow guide rail', '对重导轨', 'hollow guide rail', 'hollow guide rail
对重导轨', 1),
	('01a22a4a5bed0000bf32713b', '副轨', 'hollow guide rail', '副轨', 'hollow guide rail', 'hollow guide rail
副轨', 1),
	('01a22a4a5bed00019c71ac9a', '滑动导靴', 'sliding guide shoe', '滑动导靴', 'sliding guide shoe', 'sliding guide shoe
滑动导靴', 1),
	('01a22a4a5bed00023dd4d6f8', '固定导靴', 'sliding guide shoe', '固定导靴', 'sliding guide shoe', 'sliding guide shoe
固定导靴', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22a4a5bed00038cebcad3', '滚动导靴', 'roller guide shoe', '滚动导靴', 'roller guide shoe', 'roller guide shoe
滚动导靴', 1),
	('01a22a4a5bed00045a31fc57', '滚轮', 'wheel', '滚轮', 'wheel', 'wheel
滚轮', 1),
	('01a22a4a5bed0005b82b9b0a', '导靴靴衬', 'guide shoe insert', '导靴靴衬', 'guide shoe insert', 'guide shoe insert
导靴靴衬', 1),
	('01a22a4a5bed0006d283cf1c', '导靴衬', 'guide shoe insert', '导靴衬', 'guide shoe insert', 'guide shoe insert
导靴衬', 1),
	('01a22a4a5bed0007a464f72e', '尼龙衬', 'guide shoe insert', '尼龙衬', 'guide shoe insert', 'guide shoe insert
尼龙衬', 1),
	('01a22a4a5bed0008d3e07ccd', '衬套', 'insert', '衬套', 'insert', 'insert
衬套', 1),
	('01a22a4a5bed000951a55120', '控制箱', 'control cabinet', '控制箱', 'control cabinet', 'control cabinet
控制箱', 1),
	('01a22a4a5bed000a6190ba9c', '控制屏', 'control cabinet', '控制屏', 'control cabinet', 'control cabinet
控制屏', 1),
	('01a22a4a5bed000bdcc29551', '电控柜', 'control cabinet', '电控柜', 'control cabinet', 'control cabinet
电控柜', 1),
	('01a22a4a5bee0000cf229619', '电气柜', 'control cabinet', '电气柜', 'control cabinet', 'control cabinet
电气柜', 1),
	('01a22a4a5bee0001b185fb6c', '一体机', 'control cabinet', '一体机', 'control cabinet', 'control cabinet
一体机', 1),
	('01a22a4a5bee00029d964e33', '一体化控制柜', 'control cabinet', '一体化控制柜', 'control cabinet', 'control cabinet
一体化控制柜', 1),
	('01a22a4a5bee0003fbff53e9', '扶梯控制柜', 'escalator control cabinet', '扶梯控制柜', 'escalator control cabinet', 'escalator control cabinet
扶梯控制柜', 1),
	('01a22a4a5bee00042f754e63', '液压梯控制柜', 'hydraulic control cabinet', '液压梯控制柜', 'hydraulic control cabinet', 'hydraulic control cabinet
液压梯控制柜', 1),
	('01a22a4a5bee0005de030e7c', '群控', 'duplex group', '群控', 'duplex group', 'duplex group
群控', 1),
	('01a22a4a5bee0006a1272537', '并联', 'duplex group', '并联', 'duplex group', 'duplex group
并联', 1),
	('01a22a4a5bee00075508fb30', '软启动', 'soft starter', '软启动', 'soft starter', 'soft starter
软启动', 1),
	('01a22a4a5bee0008390b5c08', '软启动器', 'soft starter', '软启动器', 'soft starter', 'soft starter
软启动器', 1),
	('01a22a4a5bee0009efcc215a', '星三角', 'star-delta', '星三角', 'stardelta', 'stardelta
星三角', 1),
	('01a22a4a5bef00002a8a191c', '层站', 'stops', '层站', 'stop', 'stop
层站', 1),
	('01a22a4a5bef000110792792', '能量反馈', 'regenerative unit', '能量反馈', 'regenerative unit', 'regenerative unit
能量反馈', 1),
	('01a22a4a5bef00021e690467', '回馈', 'regenerative unit', '回馈', 'regenerative unit', 'regenerative unit
回馈', 1),
	('01a22a4a5bef0003da1638f2', '节能', 'regenerative unit', '节能', 'regenerative unit', 'regenerative unit
节能', 1),
	('01a22a4a5bef0004f1d58d15', '回馈装置', 'regenerative unit', '回馈装置', 'regenerative unit', 'regenerative unit
回馈装置', 1),
	('01a22a4a5bef000540fd0d8a', '空心轴', 'hollow shaft', '空心轴', 'hollow shaft', 'hollow shaft
空心轴', 1),
	('01a22a4a5bef0006a4198a60', '锥轴', 'taper shaft', '锥轴', 'taper shaft', 'taper shaft
锥轴', 1),
	('01a22a4a5bef00070cff6bcc', '锥形轴', 'taper shaft', '锥形轴', 'taper shaft', 'taper shaft
锥形轴', 1),
	('01a22a4a5bef00084b679300', '实心轴', 'solid shaft', '实心轴', 'solid shaft', 'solid shaft
实心轴', 1),
	('01a22a4a5bef000994bfb662', '轴径', 'shaft', '轴径', 'shaft', 'shaft
轴径', 1),
	('01a22a4a5bef000a7cd4327c', '脉冲', 'pulses', '脉冲', 'puls', 'puls
脉冲', 1),
	('01a22a4a5bf000005239a6de', '正余弦', 'sin/cos', '正余弦', 'sinco', 'sinco
正余弦', 1),
	('01a22a4a5bf0000134fd641d', '增量', 'incremental', '增量', 'incremental', 'incremental
增量', 1),
	('01a22a4a5bf00002101cedf1', '绝对值', 'absolute', '绝对值', 'absolute', 'absolute
绝对值', 1),
	('01a22a4a5bf000031c8d0719', '磁栅尺', 'magnetic tape', '磁栅尺', 'magnetic tape', 'magnetic tape
磁栅尺', 1),
	('01a22a4a5bf00004375f5f60', '磁尺', 'magnetic tape', '磁尺', 'magnetic tape', 'magnetic tape
磁尺', 1),
	('01a22a4a5bf00005b60dc992', '磁带', 'magnetic tape', '磁带', 'magnetic tape', 'magnetic tape
磁带', 1),
	('01a22a4a5bf00006d391b082', '井道定位', 'absolute magnetic tape', '井道定位', 'absolute magnetic tape', 'absolute magnetic tape
井道定位', 1),
	('01a22a4a5bf000079b1c5e45', '停电', 'automatic rescue', '停电', 'automatic rescue', 'automatic rescue
停电', 1),
	('01a22a4a5bf000084383646e', '停电平层', 'automatic rescue device', '停电平层', 'automatic rescue device', 'automatic rescue device
停电平层', 1),
	('01a22a4a5bf00009ac3343f9', '停电应急', 'automatic rescue device', '停电应急', 'automatic rescue device', 'automatic rescue device
停电应急', 1),
	('01a22a4a5bf0000ab3e5ea5a', '停电应急平层', 'automatic rescue device', '停电应急平层', 'automatic rescue device', 'automatic rescue device
停电应急平层', 1),
	('01a22a4a5bf0000b2e56c856', '应急平层', 'automatic rescue device', '应急平层', 'automatic rescue device', 'automatic rescue device
应急平层', 1),
	('01a22a4a5bf0000c21413ae9', '自动救援', 'automatic rescue', '自动救援', 'automatic rescue', 'automatic rescue
自动救援', 1),
	('01a22a4a5bf100006aa9e28a', '救援', 'rescue', '救援', 'rescue', 'rescue
救援', 1),
	('01a22a4a5bf100015e2591ef', '应急照明', 'emergency light', '应急照明', 'emergency light', 'emergency light
应急照明', 1),
	('01a22a4a5bf10002549e3baa', '应急灯电源', 'emergency light supply', '应急灯电源', 'emergency light supply', 'emergency light supply
应急灯电源', 1),
	('01a22a4a5bf100039802e19b', '应急', 'emergency', '应急', 'emergency', 'emergency
应急', 1),
	('01a22a4a5bf100049d9a109e', '电瓶', 'battery', '电瓶', 'battery', 'battery
电瓶', 1),
	('01a22a4a5bf10005b0f54a80', '电池组', 'battery set', '电池组', 'battery set', 'battery set
电池组', 1),
	('01a22a4a5bf100069279ff99', '开关电源', 'switched-mode supply', '开关电源', 'switchedmode supply', 'switchedmode supply
开关电源', 1),
	('01a22a4a5bf1000701c24df1', '直流电源', '24 V power supply', '直流电源', '24v power supply', '24v power supply
直流电源', 1),
	('01a22a4a5bf1000860b41b4d', '稳压电源', 'switched-mode supply', '稳压电源', 'switchedmode supply', 'switchedmode supply
稳压电源', 1),
	('01a22a4a5bf2000047d112f4', '强迫减速', 'limit switch', '强迫减速', 'limit switch', 'limit switch
强迫减速', 1),
	('01a22a4a5bf20001461cb30f', '减速开关', 'limit switch', '减速开关', 'limit switch', 'limit switch
减速开关', 1),
	('01a22a4a5bf20002f6bd07bb', '强减开关', 'limit switch', '强减开关', 'limit switch', 'limit switch
强减开关', 1),
	('01a22a4a5bf2000394e6475c', '终端开关', 'limit switch', '终端开关', 'limit switch', 'limit switch
终端开关', 1),
	('01a22a4a5bf2000420cd6a71', '限位', 'limit switch', '限位', 'limit switch', 'limit switch
限位', 1),
	('01a22a4a5bf20005cf147956', '极限', 'final limit switch', '极限', 'final limit switch', 'final limit switch
极限', 1),
	('01a22a4a5bf20006cd824691', '松绳', 'slack-rope', '松绳', 'slackrope', 'slackrope
松绳', 1),
	('01a22a4a5bf2000739d7e85f', '松绳开关', 'slack-rope switch', '松绳开关', 'slackrope switch', 'slackrope switch
松绳开关', 1),
	('01a22a4a5bf20008069e8c7c', '断绳开关', 'slack-rope switch', '断绳开关', 'slackrope switch', 'slackrope switch
断绳开关', 1),
	('01a22a4a5bf3000091124b61', '急停', 'emergency stop', '急停', 'emergency stop', 'emergency stop
急停', 1),
	('01a22a4a5bf30001f5048735', '急停按钮', 'emergency stop switch', '急停按钮', 'emergency stop switch', 'emergency stop switch
急停按钮', 1),
	('01a22a4a5bf3000220fae7c0', '停止开关', 'emergency stop switch', '停止开关', 'emergency stop switch', 'emergency stop switch
停止开关', 1),
	('01a22a4a5bf300034b6c5cfe', '停止按钮', 'emergency stop switch', '停止按钮', 'emergency stop switch', 'emergency stop switch
停止按钮', 1),
	('01a22a4a5bf300043602e236', '蘑菇头', 'mushroom', '蘑菇头', 'mushroom', 'mushroom
蘑菇头', 1),
	('01a22a4a5bf30005e333fd41', '检修', 'inspection', '检修', 'inspection', 'inspection
检修', 1),
	('01a22a4a5bf300065ad8ea76', '检修按钮', 'inspection push button', '检修按钮', 'inspection push button', 'inspection push button
检修按钮', 1),
	('01a22a4a5bf40000746d5f2a', '检修开关', 'inspection', '检修开关', 'inspection', 'inspection
检修开关', 1),
	('01a22a4a5bf400019d9b7253', '检修箱', 'inspection station', '检修箱', 'inspection station', 'inspection station
检修箱', 1),
	('01a22a4a5bf40002d70c84aa', '底坑箱', 'pit inspection station', '底坑箱', 'pit inspection station', 'pit inspection station
底坑箱', 1),
	('01a22a4a5bf4000357fd8246', '底坑急停盒', 'pit inspection station', '底坑急停盒', 'pit inspection station', 'pit inspection station
底坑急停盒', 1),
	('01a22a4a5bf40004ab4e68ff', '底坑操作箱', 'pit inspection station', '底坑操作箱', 'pit inspection station', 'pit inspection station
底坑操作箱', 1),
	('01a22a4a5bf40005f3d4075c', '轿顶检修', 'inspection car top', '轿顶检修', 'inspection car top', 'inspection car top
轿顶检修', 1),
	('01a22a4a5bf400069c259a4b', '插座', 'socket', '插座', 'socket', 'socket
插座', 1),
	('01a22a4a5bf400070017c0b4', '感应器', 'sensor', '感应器', 'sensor', 'sensor
感应器', 1),
	('01a22a4a5bf40008e8702e7e', '感应器', 'switch', '感应器', 'switch', 'switch
感应器', 1),
	('01a22a4a5bf40009062a05f7', '感应开关', 'switch', '感应开关', 'switch', 'switch
感应开关', 1),
	('01a22a4a5bf50000310a744f', '平层开关', 'levelling switch', '平层开关', 'levelling switch', 'levelling switch
平层开关', 1),
	('01a22a4a5bf5000195458c59', '平层光电', 'photoelectric levelling switch', '平层光电', 'photoelectric levelling switch', 'photoelectric levelling switch
平层光电', 1),
	('01a22a4a5bf5000214093042', '平层', 'levelling switch', '平层', 'levelling switch', 'levelling switch
平层', 1),
	('01a22a4a5bf50003e264ec2b', '光电', 'photoelectric', '光电', 'photoelectric', 'photoelectric
光电', 1),
	('01a22a4a5bf500041433048a', '光电感应器', 'photoelectric switch', '光电感应器', 'photoelectric switch', 'photoelectric switch
光电感应器', 1),
	('01a22a4a5bf50005ca349323', '光电传感器', 'photoelectric switch', '光电传感器', 'photoelectric switch', 'photoelectric switch
光电传感器', 1),
	('01a22a4a5bf5000637ca8273', '槽型光电', 'photoelectric slot', '槽型光电', 'photoelectric slot', 'photoelectric slot
槽型光电', 1),
	('01a22a4a5bf50007e99f04d8', 'u型光电', 'photoelectric slot', 'u 型光电', 'photoelectric slot', 'photoelectric slot
u 型光电', 1),
	('01a22a4a5bf500081a16bfed', '双稳态', 'bistable', '双稳态', 'bistable', 'bistable
双稳态', 1),
	('01a22a4a5bf500091e438d91', '双稳态开关', 'bistable switch', '双稳态开关', 'bistable switch', 'bistable switch
双稳态开关', 1),
	('01a22a4a5bf60000a24d078d', '磁感应器', 'magnetic switch', '磁感应器', 'magnetic switch', 'magnetic switch
磁感应器', 1),
	('01a22a4a5bf60001cc153328', '磁感应开关', 'magnetic switch', '磁感应开关', 'magnetic switch', 'magnetic switch
磁感应开关', 1),
	('01a22a4a5bf600021f09459d', '永磁感应器', 'magnetic switch', '永磁感应器', 'magnetic switch', 'magnetic switch
永磁感应器', 1),
	('01a22a4a5bf60003e28df68e', '磁性开关', 'magnetic switch', '磁性开关', 'magnetic switch', 'magnetic switch
磁性开关', 1),
	('01a22a4a5bf6000449fcf221', '磁', 'magnetic', '磁', 'magnetic', 'magnetic
磁', 1),
	('01a22a4a5bf60005d926e54b', '漫反射', 'diffuse reflection', '漫反射', 'diffuse reflection', 'diffuse reflection
漫反射', 1),
	('01a22a4a5bf6000626e8a08b', '常开', 'normally open', '常开', 'normally open', 'normally open
常开', 1),
	('01a22a4a5bf60007861c567e', '外呼按钮', 'landing button', '外呼按钮', 'landing button', 'landing button
外呼按钮', 1),
	('01a22a4a5bf600084a6301dd', '呼梯按钮', 'landing button', '呼梯按钮', 'landing button', 'landing button
呼梯按钮', 1),
	('01a22a4a5bf60009e289bcb6', '上下按钮', 'up/down landing button', '上下按钮', 'updown landing button', 'updown landing button
上下按钮', 1),
	('01a22a4a5bf700006aac8421', '楼层按钮', 'push button', '楼层按钮', 'push button', 'push button
楼层按钮', 1),
	('01a22a4a5bf70001c5c1b634', '选层按钮', 'push button', '选层按钮', 'push button', 'push button
选层按钮', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22a4a5bf7000247a8ec80', '内选按钮', 'push button', '内选按钮', 'push button', 'push button
内选按钮', 1),
	('01a22a4a5bf70003005d5d96', '数字按钮', 'push button', '数字按钮', 'push button', 'push button
数字按钮', 1),
	('01a22a4a5bf70004827c4113', '按键', 'push button', '按键', 'push button', 'push button
按键', 1),
	('01a22a4a5bf700054de70c9c', '防暴', 'vandal-resistant', '防暴', 'vandalresistant', 'vandalresistant
防暴', 1),
	('01a22a4a5bf7000676930edd', '防破坏', 'vandal-resistant', '防破坏', 'vandalresistant', 'vandalresistant
防破坏', 1),
	('01a22a4a5bf700071d20a13c', '防砸', 'vandal-resistant', '防砸', 'vandalresistant', 'vandalresistant
防砸', 1),
	('01a22a4a5bf70008d54f5efa', '防水', 'outdoor', '防水', 'outdoor', 'outdoor
防水', 1),
	('01a22a4a5bf80000e11bc5bb', '防水', 'IP67', '防水', 'ip67', 'ip67
防水', 1),
	('01a22a4a5bf80001092c6f02', '室外', 'outdoor', '室外', 'outdoor', 'outdoor
室外', 1),
	('01a22a4a5bf8000279d394d8', '户外', 'outdoor', '户外', 'outdoor', 'outdoor
户外', 1),
	('01a22a4a5bf8000378c27d9d', '防爆', 'explosion-protected', '防爆', 'explosionprotected', 'explosionprotected
防爆', 1),
	('01a22a4a5bf800049fd4a4e0', '无接触', 'touchless', '无接触', 'touchless', 'touchless
无接触', 1),
	('01a22a4a5bf800059be9be9e', '非接触', 'touchless', '非接触', 'touchless', 'touchless
非接触', 1),
	('01a22a4a5bf80006b9c73309', '免接触', 'touchless', '免接触', 'touchless', 'touchless
免接触', 1),
	('01a22a4a5bf80007d13c59e7', '感应按钮', 'touchless button', '感应按钮', 'touchless button', 'touchless button
感应按钮', 1),
	('01a22a4a5bf80008aa06f805', '触摸', 'touch', '触摸', 'touch', 'touch
触摸', 1),
	('01a22a4a5bf800095a4701b9', '报警', 'alarm', '报警', 'alarm', 'alarm
报警', 1),
	('01a22a4a5bf8000afc95b1ce', '报警按钮', 'alarm button', '报警按钮', 'alarm button', 'alarm button
报警按钮', 1),
	('01a22a4a5bf90000ebd1097b', '警铃', 'alarm', '警铃', 'alarm', 'alarm
警铃', 1),
	('01a22a4a5bf90001620073ea', '开门', 'door-open', '开门', 'dooropen', 'dooropen
开门', 1),
	('01a22a4a5bf900026ab41ae3', '关门', 'door-close', '关门', 'doorclose', 'doorclose
关门', 1),
	('01a22a4a5bfa0000d028e688', '面板', 'panel', '面板', 'panel', 'panel
面板', 1),
	('01a22a4a5bfa0001f36f4132', '字片', 'cap', '字片', 'cap', 'cap
字片', 1),
	('01a22a4a5bfa00026533a836', '按钮字片', 'cap', '按钮字片', 'cap', 'cap
按钮字片', 1),
	('01a22a4a5bfb0000157152e5', '按钮盖', 'cap', '按钮盖', 'cap', 'cap
按钮盖', 1),
	('01a22a4a5bfb00014e64149f', '按钮面', 'cap', '按钮面', 'cap', 'cap
按钮面', 1),
	('01a22a4a5bfb0002a24acc56', '发光板', 'LED board', '发光板', 'led board', 'led board
发光板', 1),
	('01a22a4a5bfb0003dfdfa822', '按钮灯板', 'LED board', '按钮灯板', 'led board', 'led board
按钮灯板', 1),
	('01a22a4a5bfb000416e8f4b9', '微动', 'micro-travel', '微动', 'microtravel', 'microtravel
微动', 1),
	('01a22a4a5bfb0005a4d8b400', '微动按钮', 'micro-travel button', '微动按钮', 'microtravel button', 'microtravel button
微动按钮', 1),
	('01a22a4a5bfb0006f6b3a294', '高对比度', 'high contrast', '高对比度', 'high contrast', 'high contrast
高对比度', 1),
	('01a22a4a5bfb0007080e8bbe', '大尺寸', 'large size', '大尺寸', 'large size', 'large size
大尺寸', 1),
	('01a22a4a5bfb0008a4574404', '钥匙', 'key', '钥匙', 'key', 'key
钥匙', 1),
	('01a22a4a5bfb0009e9381cbd', '电锁', 'key switch', '电锁', 'key switch', 'key switch
电锁', 1),
	('01a22a4a5bfb000a756b4e91', '锁梯', 'key switch', '锁梯', 'key switch', 'key switch
锁梯', 1),
	('01a22a4a5bfb000bfcb0dd94', '锁梯开关', 'key switch', '锁梯开关', 'key switch', 'key switch
锁梯开关', 1),
	('01a22a4a5bfe0000ea4b2c79', '基站锁', 'key switch', '基站锁', 'key switch', 'key switch
基站锁', 1),
	('01a22a4a5bfe00016e4cfb5b', '独立运行', 'independent service', '独立运行', 'independent service', 'independent service
独立运行', 1),
	('01a22a4a5bfe0002ab1e3e8f', '操纵面板', 'operating panel', '操纵面板', 'operating panel', 'operating panel
操纵面板', 1),
	('01a22a4a5bfe00038c276eb9', '轿内操纵箱', 'car operating panel', '轿内操纵箱', 'car operating panel', 'car operating panel
轿内操纵箱', 1),
	('01a22a4a5bfe00040d24e7f3', '轿厢操纵箱', 'car operating panel', '轿厢操纵箱', 'car operating panel', 'car operating panel
轿厢操纵箱', 1),
	('01a22a4a5bfe00056122e8df', '轿厢操纵盘', 'car operating panel', '轿厢操纵盘', 'car operating panel', 'car operating panel
轿厢操纵盘', 1),
	('01a22a4a5bfe000665467f86', '内呼', 'car operating panel', '内呼', 'car operating panel', 'car operating panel
内呼', 1),
	('01a22a4a5bfe0007036edc4f', '内呼盒', 'car operating panel', '内呼盒', 'car operating panel', 'car operating panel
内呼盒', 1),
	('01a22a4a5bff00006950d100', '内召', 'car operating panel', '内召', 'car operating panel', 'car operating panel
内召', 1),
	('01a22a4a5bff00012d4df8f6', '副操纵箱', 'horizontal car operating panel', '副操纵箱', 'horizontal car operating panel', 'horizontal car operating panel
副操纵箱', 1),
	('01a22a4a5bff0002f14471dd', '残疾人操纵箱', 'horizontal car operating panel', '残疾人操纵箱', 'horizontal car operating panel', 'horizontal car operating panel
残疾人操纵箱', 1),
	('01a22a4a5bff00031f99dba4', '横式', 'horizontal', '横式', 'horizontal', 'horizontal
横式', 1),
	('01a22a4a5bff00042d44b2dd', '挂壁', 'surface-mounted', '挂壁', 'surfacemounted', 'surfacemounted
挂壁', 1),
	('01a22a4a5bff00050317c28e', '外召', 'landing panel', '外召', 'landing panel', 'landing panel
外召', 1),
	('01a22a4a5bff00068922f413', '外召盒', 'landing panel', '外召盒', 'landing panel', 'landing panel
外召盒', 1),
	('01a22a4a5bff0007a81e6143', '外招', 'landing panel', '外招', 'landing panel', 'landing panel
外招', 1),
	('01a22a4a5bff000844161c2d', '召唤', 'landing panel', '召唤', 'landing panel', 'landing panel
召唤', 1),
	('01a22a4a5bff000973c34828', '召唤箱', 'landing panel', '召唤箱', 'landing panel', 'landing panel
召唤箱', 1),
	('01a22a4a5c0300008cf2bbd1', '召唤板', 'hall call board', '召唤板', 'hall call board', 'hall call board
召唤板', 1),
	('01a22a4a5c0400002945f261', '呼叫盒', 'landing panel', '呼叫盒', 'landing panel', 'landing panel
呼叫盒', 1),
	('01a22a4a5c0400016099547d', '外呼面板', 'landing panel', '外呼面板', 'landing panel', 'landing panel
外呼面板', 1),
	('01a22a4a5c040002beb74eb4', '厅外召唤', 'landing panel', '厅外召唤', 'landing panel', 'landing panel
厅外召唤', 1),
	('01a22a4a5c040003d3aca761', '无底盒', 'box-free', '无底盒', 'boxfree', 'boxfree
无底盒', 1),
	('01a22a4a5c0400047f7dc8e1', '消防', 'fire', '消防', 'fire', 'fire
消防', 1),
	('01a22a4a5c040005a4dc06fd', '消防盒', 'fireman''s switch box', '消防盒', 'fireman switch box', 'fireman switch box
消防盒', 1),
	('01a22a4a5c040006162b03cd', '消防员开关', 'fireman''s switch', '消防员开关', 'fireman switch', 'fireman switch
消防员开关', 1),
	('01a22a4a5c04000724e59b10', '迫降', 'fire recall', '迫降', 'fire recall', 'fire recall
迫降', 1),
	('01a22a4a5c05000039c9318a', '破玻', 'break glass', '破玻', 'break glass', 'break glass
破玻', 1),
	('01a22a4a5c05000192ec0849', '显示', 'display', '显示', 'display', 'display
显示', 1),
	('01a22a4a5c050002fa4a215d', '显示器', 'display', '显示器', 'display', 'display
显示器', 1),
	('01a22a4a5c050003bbab278f', '楼层显示', 'display', '楼层显示', 'display', 'display
楼层显示', 1),
	('01a22a4a5c0500040aed79d0', '楼层显示器', 'display', '楼层显示器', 'display', 'display
楼层显示器', 1),
	('01a22a4a5c0500057c4b7125', '液晶', 'TFT', '液晶', 'tft', 'tft
液晶', 1),
	('01a22a4a5c050006f41ef42e', '液晶屏', 'TFT display', '液晶屏', 'tft display', 'tft display
液晶屏', 1),
	('01a22a4a5c050007d6f8ddf4', '多媒体', 'TFT display', '多媒体', 'tft display', 'tft display
多媒体', 1),
	('01a22a4a5c050008dbe7314b', '数码管', 'display', '数码管', 'display', 'display
数码管', 1),
	('01a22a4a5c0500092bddf6e3', '竖显', 'display', '竖显', 'display', 'display
竖显', 1),
	('01a22a4a5c05000a8b4fdcf7', '外显', 'display', '外显', 'display', 'display
外显', 1),
	('01a22a4a5c05000b57930740', '方向灯', 'direction lantern', '方向灯', 'direction lantern', 'direction lantern
方向灯', 1),
	('01a22a4a5c05000cfc7b8eb1', '到站', 'hall lantern', '到站', 'hall lantern', 'hall lantern
到站', 1),
	('01a22a4a5c060000e766c2ad', '到站预报灯', 'hall lantern', '到站预报灯', 'hall lantern', 'hall lantern
到站预报灯', 1),
	('01a22a4a5c060001e1be0814', '报站钟', 'gong', '报站钟', 'gong', 'gong
报站钟', 1),
	('01a22a4a5c060002935ce516', '五方', '5-way', '五方', '5way', '5way
五方', 1),
	('01a22a4a5c060003b3decfdd', '三方', '5-way', '三方', '5way', '5way
三方', 1),
	('01a22a4a5c06000431b856d2', '五方对讲', '5-way intercom', '五方对讲', '5way intercom', '5way intercom
五方对讲', 1),
	('01a22a4a5c060005d75d327d', '三方对讲', '5-way intercom', '三方对讲', '5way intercom', '5way intercom
三方对讲', 1),
	('01a22a4a5c06000630a4b551', '对讲电话', 'intercom', '对讲电话', 'intercom', 'intercom
对讲电话', 1),
	('01a22a4a5c060007ec65722d', '电梯电话', 'intercom', '电梯电话', 'intercom', 'intercom
电梯电话', 1),
	('01a22a4a5c060008daba5c19', '电话', 'telephone', '电话', 'telephone', 'telephone
电话', 1),
	('01a22a4a5c060009fc1f223b', '无线对讲', 'emergency telephone', '无线对讲', 'emergency telephone', 'emergency telephone
无线对讲', 1),
	('01a22a4a5c06000ac1c946b0', '物联网', '4G', '物联网', '4g', '4g
物联网', 1),
	('01a22a4a5c070000631407b3', '网络对讲', 'IP intercom', '网络对讲', 'ip intercom', 'ip intercom
网络对讲', 1),
	('01a22a4a5c070001f8f22bdd', '摄像头', 'camera', '摄像头', 'camera', 'camera
摄像头', 1),
	('01a22a4a5c070002a45c3697', '监控', 'camera', '监控', 'camera', 'camera
监控', 1),
	('01a22a4a5c070003cd9761a0', '话机', 'handset', '话机', 'handset', 'handset
话机', 1),
	('01a22a4a5c0700046d7b42a7', '主话机', 'master handset', '主话机', 'master handset', 'master handset
主话机', 1),
	('01a22a4a5c070005cc6958b6', '横流风扇', 'cross-flow fan', '横流风扇', 'crossflow fan', 'crossflow fan
横流风扇', 1),
	('01a22a4a5c07000645da8d85', '横流风机', 'cross-flow fan', '横流风机', 'crossflow fan', 'crossflow fan
横流风机', 1),
	('01a22a4a5c070007d28b2523', '贯流风机', 'cross-flow fan', '贯流风机', 'crossflow fan', 'crossflow fan
贯流风机', 1),
	('01a22a4a5c070008516f8e37', '排风扇', 'fan', '排风扇', 'fan', 'fan
排风扇', 1),
	('01a22a4a5c070009be745acb', '轿厢风机', 'car fan', '轿厢风机', 'car fan', 'car fan
轿厢风机', 1),
	('01a22a4a5c080000599dab56', '轿厢风扇', 'car fan', '轿厢风扇', 'car fan', 'car fan
轿厢风扇', 1),
	('01a22a4a5c080001dd7ec9c8', '净化器', 'purifier', '净化器', 'purifier', 'purifier
净化器', 1),
	('01a22a4a5c0800022cd81cff', '消毒', 'UV-C', '消毒', 'uvc', 'uvc
消毒', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22a4a5c080003758f4995', '紫外线', 'UV-C', '紫外线', 'uvc', 'uvc
紫外线', 1),
	('01a22a4a5c080004a874a0c5', '吸顶灯', 'ceiling light', '吸顶灯', 'ceiling light', 'ceiling light
吸顶灯', 1),
	('01a22a4a5c0800054ccbd61f', '顶灯', 'ceiling light', '顶灯', 'ceiling light', 'ceiling light
顶灯', 1),
	('01a22a4a5c0800069d58be65', '轿顶灯', 'ceiling light', '轿顶灯', 'ceiling light', 'ceiling light
轿顶灯', 1),
	('01a22a4a5c080007eaf7f29c', '轿厢照明', 'car lamp', '轿厢照明', 'car lamp', 'car lamp
轿厢照明', 1),
	('01a22a4a5c0800089d333c6c', '灯带', 'LED strip', '灯带', 'led strip', 'led strip
灯带', 1),
	('01a22a4a5c08000902427580', '灯条', 'LED strip', '灯条', 'led strip', 'led strip
灯条', 1),
	('01a22a4a5c0900001c3bdf47', '面板灯', 'LED panel', '面板灯', 'led panel', 'led panel
面板灯', 1),
	('01a22a4a5c090001ae46d8a5', '平板灯', 'LED panel', '平板灯', 'led panel', 'led panel
平板灯', 1),
	('01a22a4a5c090002c8cb7e2b', '星空顶', 'starlight', '星空顶', 'starlight', 'starlight
星空顶', 1),
	('01a22a4a5c0900039d3c60d5', '星空', 'starlight', '星空', 'starlight', 'starlight
星空', 1),
	('01a22a4a5c09000426f2dc7f', '环形灯', 'ring ceiling light', '环形灯', 'ring ceiling light', 'ring ceiling light
环形灯', 1),
	('01a22a4a5c090005081dffdf', '圆环灯', 'ring ceiling light', '圆环灯', 'ring ceiling light', 'ring ceiling light
圆环灯', 1),
	('01a22a4a5c090006f4944bcd', '圆管', 'round tube', '圆管', 'round tube', 'round tube
圆管', 1),
	('01a22a4a5c090007ba598aef', '双管', 'double tube', '双管', 'double tube', 'double tube
双管', 1),
	('01a22a4a5c090008d0c22d2a', '扁管', 'flat bar', '扁管', 'flat bar', 'flat bar
扁管', 1),
	('01a22a4a5c0a0000783fe007', '扁钢', 'flat bar', '扁钢', 'flat bar', 'flat bar
扁钢', 1),
	('01a22a4a5c0a0001cc568d10', '防撞', 'bumper', '防撞', 'bumper', 'bumper
防撞', 1),
	('01a22a4a5c0a000263e7d9d8', '防撞板', 'bumper rail', '防撞板', 'bumper rail', 'bumper rail
防撞板', 1),
	('01a22a4a5c0a0003d221c840', '梯级滚轮', 'step roller', '梯级滚轮', 'step roller', 'step roller
梯级滚轮', 1),
	('01a22a4a5c0a00043da72a23', '梯级主轮', 'step roller', '梯级主轮', 'step roller', 'step roller
梯级主轮', 1),
	('01a22a4a5c0a00051849db53', '梯级副轮', 'step roller', '梯级副轮', 'step roller', 'step roller
梯级副轮', 1),
	('01a22a4a5c0a0006968890d4', '梯级辅轮', 'step roller', '梯级辅轮', 'step roller', 'step roller
梯级辅轮', 1),
	('01a22a4a5c0a00074a30a294', '主轮', 'step roller', '主轮', 'step roller', 'step roller
主轮', 1),
	('01a22a4a5c0a00080de67aca', '副轮', 'step roller', '副轮', 'step roller', 'step roller
副轮', 1),
	('01a22a4a5c0a00091fc552c9', '人行道', 'moving walk', '人行道', 'moving walk', 'moving walk
人行道', 1),
	('01a22a4a5c0a000a64233018', '人行道踏板', 'moving-walk pallet', '人行道踏板', 'movingwalk pallet', 'movingwalk pallet
人行道踏板', 1),
	('01a22a4a5c0b00009cee75d8', '梯级链滚轮', 'step chain roller', '梯级链滚轮', 'step chain roller', 'step chain roller
梯级链滚轮', 1),
	('01a22a4a5c0b0001b17c463d', '链轮', 'chain roller', '链轮', 'chain roller', 'chain roller
链轮', 1),
	('01a22a4a5c0b0002a70e965b', '链条滚轮', 'step chain roller', '链条滚轮', 'step chain roller', 'step chain roller
链条滚轮', 1),
	('01a22a4a5c0b00031ca11c0a', '梯级链条', 'step chain', '梯级链条', 'step chain', 'step chain
梯级链条', 1),
	('01a22a4a5c0b00044ffbd11c', '节距', 'pitch', '节距', 'pitch', 'pitch
节距', 1),
	('01a22a4a5c0b0005b9abf9d2', '扶手带压轮', 'handrail pressure roller', '扶手带压轮', 'handrail pressure roller', 'handrail pressure roller
扶手带压轮', 1),
	('01a22a4a5c0b0006f2bf4140', '扶手压轮', 'handrail pressure roller', '扶手压轮', 'handrail pressure roller', 'handrail pressure roller
扶手压轮', 1),
	('01a22a4a5c0b0007aad5c4f4', '压带轮', 'handrail pressure roller', '压带轮', 'handrail pressure roller', 'handrail pressure roller
压带轮', 1),
	('01a22a4a5c0c00006e2c0960', '压轮', 'pressure roller', '压轮', 'pressure roller', 'pressure roller
压轮', 1),
	('01a22a4a5c0c00012507a643', '扶梯扶手', 'handrail belt', '扶梯扶手', 'handrail belt', 'handrail belt
扶梯扶手', 1),
	('01a22a4a5c0c0002d47ace86', '梳齿片', 'comb segment', '梳齿片', 'comb segment', 'comb segment
梳齿片', 1),
	('01a22a4a5c0c00032600f938', '疏齿板', 'comb', '疏齿板', 'comb', 'comb
疏齿板', 1),
	('01a22a4a5c0c00048bc7835e', '前沿板', 'comb', '前沿板', 'comb', 'comb
前沿板', 1),
	('01a22a4a5c0c000583b8161f', '边齿', 'comb end', '边齿', 'comb end', 'comb end
边齿', 1),
	('01a22a4a5c0c00064ebccc81', '左右边齿', 'comb end pieces', '左右边齿', 'comb end piece', 'comb end piece
左右边齿', 1),
	('01a22a4a5c0c00077b02bfa3', '齿', 'tooth', '齿', 'tooth', 'tooth
齿', 1),
	('01a22a4a5c0c00089f7641a1', '防夹毛刷', 'skirt brush', '防夹毛刷', 'skirt brush', 'skirt brush
防夹毛刷', 1),
	('01a22a4a5c0d0000af4bda48', '裙板毛刷', 'skirt brush', '裙板毛刷', 'skirt brush', 'skirt brush
裙板毛刷', 1),
	('01a22a4a5c0d0001e8ddf346', '裙板刷', 'skirt brush', '裙板刷', 'skirt brush', 'skirt brush
裙板刷', 1),
	('01a22a4a5c0d0002fbc9cff7', '安全毛刷', 'skirt brush', '安全毛刷', 'skirt brush', 'skirt brush
安全毛刷', 1),
	('01a22a4a5c0d00034db4bc44', '双排', 'double row', '双排', 'double row', 'double row
双排', 1),
	('01a22a4a5c0d0004ab38379f', '双排链', 'duplex chain', '双排链', 'duplex chain', 'duplex chain
双排链', 1),
	('01a22a4a5c0d00057d1f9f1f', '双排', 'duplex', '双排', 'duplex', 'duplex
双排', 1),
	('01a22a4a5c0d0006f490a608', '主驱动链', 'drive chain', '主驱动链', 'drive chain', 'drive chain
主驱动链', 1),
	('01a22a4a5c0d0007ec9890ab', '驱动链条', 'drive chain', '驱动链条', 'drive chain', 'drive chain
驱动链条', 1),
	('01a22a4a5c0d0008aca410f5', '扶梯电机', 'escalator machine', '扶梯电机', 'escalator machine', 'escalator machine
扶梯电机', 1),
	('01a22a4a5c0d000941702ce2', '扶梯马达', 'escalator machine', '扶梯马达', 'escalator machine', 'escalator machine
扶梯马达', 1),
	('01a22a4a5c0e000082749639', '扶梯减速机', 'escalator machine', '扶梯减速机', 'escalator machine', 'escalator machine
扶梯减速机', 1),
	('01a22a4a5c0e00014e27e8bf', '主制动器', 'service brake', '主制动器', 'service brake', 'service brake
主制动器', 1),
	('01a22a4a5c0e000215c17ff5', '扶梯抱闸', 'escalator service brake', '扶梯抱闸', 'escalator service brake', 'escalator service brake
扶梯抱闸', 1),
	('01a22a4a5c0e0003b8d0d69e', '扶梯制动器', 'escalator brake', '扶梯制动器', 'escalator brake', 'escalator brake
扶梯制动器', 1),
	('01a22a4a5c0e000417654652', '附加', 'auxiliary', '附加', 'auxiliary', 'auxiliary
附加', 1),
	('01a22a4a5c0e0005f1337f35', '棘爪', 'pawl', '棘爪', 'pawl', 'pawl
棘爪', 1),
	('01a22a4a5c0e00067cec3457', '刹车', 'brake', '刹车', 'brake', 'brake
刹车', 1),
	('01a22a4a5c0e00076498446b', '抱闸线圈', 'brake coil', '抱闸线圈', 'brake coil', 'brake coil
抱闸线圈', 1),
	('01a22a4a5c0e0008fa4e7f67', '抱闸', 'block brake', '抱闸', 'block brake', 'block brake
抱闸', 1),
	('01a22a4a5c0e00090dee8e71', '块式制动器', 'block brake', '块式制动器', 'block brake', 'block brake
块式制动器', 1),
	('01a22a4a5c0f000040aa6122', '鼓式制动器', 'block brake', '鼓式制动器', 'block brake', 'block brake
鼓式制动器', 1),
	('01a22a4a5c0f0001bae0aae6', '闸皮', 'brake lining', '闸皮', 'brake lining', 'brake lining
闸皮', 1),
	('01a22a4a5c0f00025592e7ec', '抱闸皮', 'brake lining', '抱闸皮', 'brake lining', 'brake lining
抱闸皮', 1),
	('01a22a4a5c0f000371b075e3', '刹车皮', 'brake lining', '刹车皮', 'brake lining', 'brake lining
刹车皮', 1),
	('01a22a4a5c0f00048cc4b9ca', '摩擦片', 'brake lining', '摩擦片', 'brake lining', 'brake lining
摩擦片', 1),
	('01a22a4a5c0f0005a54d0876', '制动片', 'brake lining', '制动片', 'brake lining', 'brake lining
制动片', 1),
	('01a22a4a5c1300004e99b102', '制动衬', 'brake lining', '制动衬', 'brake lining', 'brake lining
制动衬', 1),
	('01a22a4a5c140000fcd18d65', '油泵', 'hydraulic power unit', '油泵', 'hydraulic power unit', 'hydraulic power unit
油泵', 1),
	('01a22a4a5c18000092b4cc25', '动力单元', 'power unit', '动力单元', 'power unit', 'power unit
动力单元', 1),
	('01a22a4a5c180001c992204a', '液压泵', 'hydraulic power unit', '液压泵', 'hydraulic power unit', 'hydraulic power unit
液压泵', 1),
	('01a22a4a5c1800026f99c781', '液压站', 'hydraulic power unit', '液压站', 'hydraulic power unit', 'hydraulic power unit
液压站', 1),
	('01a22a4a5c1800036ae05896', '防爆管阀', 'rupture valve', '防爆管阀', 'rupture valve', 'rupture valve
防爆管阀', 1),
	('01a22a4a5c1800041a4639ff', '限速切断阀', 'rupture valve', '限速切断阀', 'rupture valve', 'rupture valve
限速切断阀', 1),
	('01a22a4a5c1900008217a9b8', '下降阀', 'lift valve', '下降阀', 'lift valve', 'lift valve
下降阀', 1),
	('01a22a4a5c190001ed5fc15b', '电磁阀', 'solenoid valve', '电磁阀', 'solenoid valve', 'solenoid valve
电磁阀', 1),
	('01a22a4a5c19000229ced486', '电磁阀线圈', 'solenoid coil', '电磁阀线圈', 'solenoid coil', 'solenoid coil
电磁阀线圈', 1),
	('01a22a4a5c1900033f5ebf4b', '阀线圈', 'solenoid coil', '阀线圈', 'solenoid coil', 'solenoid coil
阀线圈', 1),
	('01a22a4a5c190004a6c4c192', '线圈', 'coil', '线圈', 'coil', 'coil
线圈', 1),
	('01a22a4a5c19000552459b26', '柱塞', 'plunger', '柱塞', 'plunger', 'plunger
柱塞', 1),
	('01a22a4a5c1900067383dabb', '柱塞缸', 'hydraulic cylinder', '柱塞缸', 'hydraulic cylinder', 'hydraulic cylinder
柱塞缸', 1),
	('01a22a4a5c19000711387d84', '伸缩', 'telescopic', '伸缩', 'telescopic', 'telescopic
伸缩', 1),
	('01a22a4a5c190008606b325d', '多级', 'telescopic', '多级', 'telescopic', 'telescopic
多级', 1),
	('01a22a4a5c190009961070ec', '多级缸', 'telescopic cylinder', '多级缸', 'telescopic cylinder', 'telescopic cylinder
多级缸', 1),
	('01a22a4a5c19000a82100e2b', '两级', 'two-stage', '两级', 'twostage', 'twostage
两级', 1),
	('01a22a4a5c19000b91e472eb', '密封圈', 'seal kit', '密封圈', 'seal kit', 'seal kit
密封圈', 1),
	('01a22a4a5c19000c65ca8da9', '密封包', 'seal kit', '密封包', 'seal kit', 'seal kit
密封包', 1),
	('01a22a4a5c19000d66bb3c35', '油封', 'seal kit', '油封', 'seal kit', 'seal kit
油封', 1),
	('01a22a4a5c1a00006aabb11f', '修理包', 'seal kit', '修理包', 'seal kit', 'seal kit
修理包', 1),
	('01a22a4a5c1a0001e0504ff4', '货梯', 'freight', '货梯', 'freight', 'freight
货梯', 1),
	('01a22a4a5c1a0002ba703e28', '载货电梯', 'freight lift', '载货电梯', 'freight lift', 'freight lift
载货电梯', 1),
	('01a22a4a5c1a00031e326982', '乘客电梯', 'passenger lift', '乘客电梯', 'passenger lift', 'passenger lift
乘客电梯', 1),
	('01a22a4a5c1a0004f2083843', '家用梯', 'home lift', '家用梯', 'home lift', 'home lift
家用梯', 1),
	('01a22a4a5c1a0005c8fef159', '家梯', 'home lift', '家梯', 'home lift', 'home lift
家梯', 1),
	('01a22a4a5c1a000633db0453', '别墅电梯', 'villa lift', '别墅电梯', 'villa lift', 'villa lift
别墅电梯', 1),
	('01a22a4a5c1a000739396e59', '医梯', 'hospital lift', '医梯', 'hospital lift', 'hospital lift
医梯', 1),
	('01a22a4a5c1a000869846090', '医用电梯', 'hospital lift', '医用电梯', 'hospital lift', 'hospital lift
医用电梯', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22a4a5c1a00091ae97a02', '医院', 'hospital', '医院', 'hospital', 'hospital
医院', 1),
	('01a22a4a5c1a000a63bfc71f', '酒店', 'hotel', '酒店', 'hotel', 'hotel
酒店', 1),
	('01a22a4a5c1a000bb1707f03', '公交型', 'public', '公交型', 'public', 'public
公交型', 1),
	('01a22a4a5c1a000cfce35764', '公共交通', 'public', '公共交通', 'public', 'public
公共交通', 1),
	('01a22a4a5c1b00003a9e7b7f', '楔形', 'wedge', '楔形', 'wedge', 'wedge
楔形', 1),
	('01a22a4a5c1b0001004d8959', '楔块', 'wedge', '楔块', 'wedge', 'wedge
楔块', 1),
	('01a22a4a5c1b0002658d3b33', '绳套', 'rope socket', '绳套', 'rope socket', 'rope socket
绳套', 1),
	('01a22a4a5c1b0003408f8e32', '锥套', 'rope socket', '锥套', 'rope socket', 'rope socket
锥套', 1),
	('01a22a4a5c2f000087c30d03', '绳头棒', 'rope socket', '绳头棒', 'rope socket', 'rope socket
绳头棒', 1),
	('01a22a4a5c300000ec050e73', '钢丝绳绳头', 'rope socket', '钢丝绳绳头', 'rope socket', 'rope socket
钢丝绳绳头', 1),
	('01a22a4a5c300001478cb07b', '曳引绳', 'suspension rope', '曳引绳', 'suspension rope', 'suspension rope
曳引绳', 1),
	('01a22a4a5c3000022265d766', '电梯钢丝绳', 'elevator rope', '电梯钢丝绳', 'elevator rope', 'elevator rope
电梯钢丝绳', 1),
	('01a22a4a5c3000032e2725b6', '主钢丝绳', 'suspension rope', '主钢丝绳', 'suspension rope', 'suspension rope
主钢丝绳', 1),
	('01a22a4a5c300004fd086974', '包塑', 'plastic-filled', '包塑', 'plasticfilled', 'plasticfilled
包塑', 1),
	('01a22a4a5c3000058e7365ae', '包塑链', 'compensation chain', '包塑链', 'compensation chain', 'compensation chain
包塑链', 1),
	('01a22a4a5c30000616178d06', '平衡链', 'compensation chain', '平衡链', 'compensation chain', 'compensation chain
平衡链', 1),
	('01a22a4a5c410000d5519e22', 'touch free', 'touchless', 'touch free', 'touchless', 'touch free
touchless', 1),
	('01a22a4a5c310000c95569c8', '平衡补偿链', 'compensation chain', '平衡补偿链', 'compensation chain', 'compensation chain
平衡补偿链', 1),
	('01a22a4a5c310001bb1154cf', '扁带', 'coated steel belt', '扁带', 'coated steel belt', 'coated steel belt
扁带', 1),
	('01a22a4a5c310002070e8461', '扁钢带', 'coated steel belt', '扁钢带', 'coated steel belt', 'coated steel belt
扁钢带', 1),
	('01a22a4a5c310003757911f1', '复合钢带', 'coated steel belt', '复合钢带', 'coated steel belt', 'coated steel belt
复合钢带', 1),
	('01a22a4a5c3100040b01b742', '曳引钢带', 'coated steel belt', '曳引钢带', 'coated steel belt', 'coated steel belt
曳引钢带', 1),
	('01a22a4a5c320000e9218f83', '曳引带', 'coated steel belt', '曳引带', 'coated steel belt', 'coated steel belt
曳引带', 1),
	('01a22a4a5c3200019577675d', '钢带绳头', 'belt wedge termination', '钢带绳头', 'belt wedge termination', 'belt wedge termination
钢带绳头', 1),
	('01a22a4a5c3200024113ec8e', '钢带端接', 'belt wedge termination', '钢带端接', 'belt wedge termination', 'belt wedge termination
钢带端接', 1),
	('01a22a4a5c320003e62bc1f8', '随缆', 'travelling cable', '随缆', 'travelling cable', 'travelling cable
随缆', 1),
	('01a22a4a5c3200043828dc2a', '扁电缆', 'travelling cable', '扁电缆', 'travelling cable', 'travelling cable
扁电缆', 1),
	('01a22a4a5c320005f9063592', '电梯电缆', 'travelling cable', '电梯电缆', 'travelling cable', 'travelling cable
电梯电缆', 1),
	('01a22a4a5c33000074796a64', '网线', 'Cat 6', '网线', 'cat 6', 'cat 6
网线', 1),
	('01a22a4a5c330001b9c28a70', '视频线', 'coaxial', '视频线', 'coaxial', 'coaxial
视频线', 1),
	('01a22a4a5c3300027b0f5313', '屏蔽', 'shielded', '屏蔽', 'shielded', 'shielded
屏蔽', 1),
	('01a22a4a5c330003b71aa51d', '称量', 'load weighing', '称量', 'load weighing', 'load weighing
称量', 1),
	('01a22a4a5c330004bb3bf9c3', '超载', 'load weighing', '超载', 'load weighing', 'load weighing
超载', 1),
	('01a22a4a5c330005af83b1bf', '超载装置', 'load weighing', '超载装置', 'load weighing', 'load weighing
超载装置', 1),
	('01a22a4a5c330006100dfa85', '称重传感器', 'load weighing sensor', '称重传感器', 'load weighing sensor', 'load weighing sensor
称重传感器', 1),
	('01a22a4a5c3300075324e49a', '复绕', 'double-wrap', '复绕', 'doublewrap', 'doublewrap
复绕', 1),
	('01a22a4a5c340000b52c9376', '复绕轮', 'double-wrap sheave', '复绕轮', 'doublewrap sheave', 'doublewrap sheave
复绕轮', 1),
	('01a22a4a5c3400010952fdeb', '过桥轮', 'secondary sheave', '过桥轮', 'secondary sheave', 'secondary sheave
过桥轮', 1),
	('01a22a4a5c3400028dac86cc', '抗绳轮', 'deflector pulley', '抗绳轮', 'deflector pulley', 'deflector pulley
抗绳轮', 1),
	('01a22a4a5c340003a194f188', '导绳轮', 'deflector pulley', '导绳轮', 'deflector pulley', 'deflector pulley
导绳轮', 1),
	('01a22a4a5c340004bceba5cc', '滑轮', 'pulley', '滑轮', 'pulley', 'pulley
滑轮', 1),
	('01a22a4a5c340005d974c919', '螺栓', 'bolt', '螺栓', 'bolt', 'bolt
螺栓', 1),
	('01a22a4a5c340006af909214', '螺丝', 'screw', '螺丝', 'screw', 'screw
螺丝', 1),
	('01a22a4a5c340007572c916a', '整流器', 'brake supply', '整流器', 'brake supply', 'brake supply
整流器', 1),
	('01a22a4a5c3500006cf81171', '重载', 'heavy', '重载', 'heavy', 'heavy
重载', 1),
	('01a22a4a5c3500011f8d1919', '静音', 'quiet', '静音', 'quiet', 'quiet
静音', 1),
	('01a22a4a5c350002e8439e9d', '滤芯', 'filter', '滤芯', 'filter', 'filter
滤芯', 1),
	('01a22a4a5c3500038f2d5e9f', 'control system', 'control cabinet', 'control system', 'control cabinet', 'control cabinet
control system', 1),
	('01a22a4a5c3500042ebd300a', 'elevator drive', 'inverter', 'elevator drive', 'inverter', 'elevator drive
inverter', 1),
	('01a22a4a5c35000510aa2d8d', 'lift drive', 'inverter', 'lift drive', 'inverter', 'inverter
lift drive', 1),
	('01a22a4a5c35000639ba6c80', 'motor drive', 'inverter', 'motor drive', 'inverter', 'inverter
motor drive', 1),
	('01a22a4a5c350007218848c6', 'AC drive', 'inverter', 'ac drive', 'inverter', 'ac drive
inverter', 1),
	('01a22a4a5c35000859604a52', 'drive wheel', 'traction sheave', 'drive wheel', 'traction sheave', 'drive wheel
traction sheave', 1),
	('01a22a4a5c350009fd52a6ba', 'rope wheel', 'sheave', 'rope wheel', 'sheave', 'rope wheel
sheave', 1),
	('01a22a4a5c3600007ff30815', 'rope gripper', 'rope brake', 'rope gripper', 'rope brake', 'rope brake
rope gripper', 1),
	('01a22a4a5c3600015f8e3765', 'rope clamp brake', 'rope brake', 'rope clamp brake', 'rope brake', 'rope brake
rope clamp brake', 1),
	('01a22a4a5c360002159a107a', 'parachute', 'safety gear', 'parachute', 'safety gear', 'parachute
safety gear', 1),
	('01a22a4a5c36000321131b05', 'safety catch', 'safety gear', 'safety catch', 'safety gear', 'safety catch
safety gear', 1),
	('01a22a4a5c36000445379676', 'catching device', 'safety gear', 'catching device', 'safety gear', 'catching device
safety gear', 1),
	('01a22a4a5c360005c4063be5', 'safety clamp', 'safety gear', 'safety clamp', 'safety gear', 'safety clamp
safety gear', 1),
	('01a22a4a5c360006f9ad620b', 'arrester', 'safety gear', 'arrester', 'safety gear', 'arrester
safety gear', 1),
	('01a22a4a5c36000727f99ebb', 'tensioner', 'tension pulley', 'tensioner', 'tension pulley', 'tension pulley
tensioner', 1),
	('01a22a4a5c3700008b97d4da', 'tension device', 'tension pulley', 'tension device', 'tension pulley', 'tension device
tension pulley', 1),
	('01a22a4a5c380000e9904491', 'tension weight', 'tension pulley', 'tension weight', 'tension pulley', 'tension pulley
tension weight', 1),
	('01a22a4a5c380001c102cab8', 'tension wheel', 'tension pulley', 'tension wheel', 'tension pulley', 'tension pulley
tension wheel', 1),
	('01a22a4a5c3800029a4ddac2', 'tension sheave', 'tension pulley', 'tension sheave', 'tension pulley', 'tension pulley
tension sheave', 1),
	('01a22a4a5c38000305cde977', 'tensioning device', 'tension pulley', 'tensioning device', 'tension pulley', 'tension pulley
tensioning device', 1),
	('01a22a4a5c3800044f269616', 'lifting cable', 'suspension rope', 'lifting cable', 'suspension rope', 'lifting cable
suspension rope', 1),
	('01a22a4a5c3800059fb540fc', 'lift cable', 'suspension rope', 'lift cable', 'suspension rope', 'lift cable
suspension rope', 1),
	('01a22a4a5c380006fd41d968', 'car rope', 'suspension rope', 'car rope', 'suspension rope', 'car rope
suspension rope', 1),
	('01a22a4a5c380007e6bfa0cc', 'main rope', 'suspension rope', 'main rope', 'suspension rope', 'main rope
suspension rope', 1),
	('01a22a4a5c3800086ff887b5', 'cable clamp', 'rope socket', 'cable clamp', 'rope socket', 'cable clamp
rope socket', 1),
	('01a22a4a5c3900007dc8df6d', 'thimble rod', 'rope socket', 'thimble rod', 'rope socket', 'rope socket
thimble rod', 1),
	('01a22a4a5c3900019a26004d', 'door clutch', 'door coupler', 'door clutch', 'door coupler', 'door clutch
door coupler', 1),
	('01a22a4a5c39000268df9b10', 'clutch', 'coupler', 'clutch', 'coupler', 'clutch
coupler', 1),
	('01a22a4a5c39000328e82463', 'door mechanism', 'door operator', 'door mechanism', 'door operator', 'door mechanism
door operator', 1),
	('01a22a4a5c3900046a066219', 'door engine', 'door operator', 'door engine', 'door operator', 'door engine
door operator', 1),
	('01a22a4a5c390005b22b7778', 'door actuator', 'door operator', 'door actuator', 'door operator', 'door actuator
door operator', 1),
	('01a22a4a5c390006f54c7077', 'door screen', 'light curtain', 'door screen', 'light curtain', 'door screen
light curtain', 1),
	('01a22a4a5c39000791de924a', 'door protection', 'light curtain', 'door protection', 'light curtain', 'door protection
light curtain', 1),
	('01a22a4a5c3a000019586593', 'door eye', 'light curtain', 'door eye', 'light curtain', 'door eye
light curtain', 1),
	('01a22a4a5c3a0001f7183a18', 'door safety', 'light curtain', 'door safety', 'light curtain', 'door safety
light curtain', 1),
	('01a22a4a5c3a0002d81931f1', 'safety curtain', 'light curtain', 'safety curtain', 'light curtain', 'light curtain
safety curtain', 1),
	('01a22a4a5c3a0003e9270fcd', 'infrared barrier', 'light curtain', 'infrared barrier', 'light curtain', 'infrared barrier
light curtain', 1),
	('01a22a4a5c3a0004acda2659', 'light curtain power supply', 'light curtain power box', 'light curtain power supply', 'light curtain power box', 'light curtain power box
light curtain power supply', 1),
	('01a22a4a5c3a0005bcab50c7', 'photo sensor', 'photoelectric switch', 'photo sensor', 'photoelectric switch', 'photo sensor
photoelectric switch', 1),
	('01a22a4a5c3a0006c34e97b1', 'proximity switch', 'photoelectric switch', 'proximity switch', 'photoelectric switch', 'photoelectric switch
proximity switch', 1),
	('01a22a4a5c3b00000cd7de92', 'proximity sensor', 'photoelectric switch', 'proximity sensor', 'photoelectric switch', 'photoelectric switch
proximity sensor', 1),
	('01a22a4a5c3b00015d84934a', 'inductor', 'magnetic switch', 'inductor', 'magnetic switch', 'inductor
magnetic switch', 1),
	('01a22a4a5c3b0002bf98707d', 'reed switch', 'magnetic switch', 'reed switch', 'magnetic switch', 'magnetic switch
reed switch', 1),
	('01a22a4a5c3b0003350fc334', 'magnet switch', 'magnetic switch', 'magnet switch', 'magnetic switch', 'magnet switch
magnetic switch', 1),
	('01a22a4a5c3b0004e9f4e98e', 'magnet', 'magnetic', 'magnet', 'magnetic', 'magnet
magnetic', 1),
	('01a22a4a5c3b0005e4e7e545', 'slowdown switch', 'limit switch', 'slowdown switch', 'limit switch', 'limit switch
slowdown switch', 1),
	('01a22a4a5c3b00063cb01bab', 'cill', 'sill', 'cill', 'sill', 'cill
sill', 1),
	('01a22a4a5c3b00072b946344', 'saddle', 'sill', 'saddle', 'sill', 'saddle
sill', 1),
	('01a22a4a5c3b00089030b046', 'doorstep', 'sill', 'doorstep', 'sill', 'doorstep
sill', 1),
	('01a22a4a5c3b0009e62b6a8a', 'door slipper', 'door shoe', 'door slipper', 'door shoe', 'door shoe
door slipper', 1),
	('01a22a4a5c3c000056b5a235', 'door foot', 'door shoe', 'door foot', 'door shoe', 'door foot
door shoe', 1),
	('01a22a4a5c3c000167a0bea8', 'slipper', 'shoe', 'slipper', 'shoe', 'shoe
slipper', 1),
	('01a22a4a5c3c0002ca0a0826', 'slide shoe', 'guide shoe', 'slide shoe', 'guide shoe', 'guide shoe
slide shoe', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22a4a5c3c0003fa2491b9', 'shoe lining', 'guide shoe insert', 'shoe lining', 'guide shoe insert', 'guide shoe insert
shoe lining', 1),
	('01a22a4a5c3c00049b6303a7', 'guide liner', 'guide shoe insert', 'guide liner', 'guide shoe insert', 'guide liner
guide shoe insert', 1),
	('01a22a4a5c3c0005acf2464a', 'liner', 'insert', 'liner', 'insert', 'insert
liner', 1),
	('01a22a4a5c3c0006f6558ebd', 'lining', 'insert', 'lining', 'insert', 'insert
lining', 1),
	('01a22a4a5c3c0007c2982e32', 'guide insert', 'guide shoe insert', 'guide insert', 'guide shoe insert', 'guide insert
guide shoe insert', 1),
	('01a22a4a5c3c0008026a6e96', 'wear pad', 'insert', 'wear pad', 'insert', 'insert
wear pad', 1),
	('01a22a4a5c3c00094e8668e2', 'wheel', 'roller', 'wheel', 'roller', 'roller
wheel', 1),
	('01a22a4a5c3d0000f855ae0d', 'trolley wheel', 'hanger roller', 'trolley wheel', 'hanger roller', 'hanger roller
trolley wheel', 1),
	('01a22a4a5c3d000130840d5a', 'door trolley', 'hanger plate', 'door trolley', 'hanger plate', 'door trolley
hanger plate', 1),
	('01a22a4a5c3d000207895941', 'bottom roller', 'eccentric roller', 'bottom roller', 'eccentric roller', 'bottom roller
eccentric roller', 1),
	('01a22a4a5c3d0003885de45f', 'lower roller', 'eccentric roller', 'lower roller', 'eccentric roller', 'eccentric roller
lower roller', 1),
	('01a22a4a5c3d000431c70507', 'counter roller', 'eccentric roller', 'counter roller', 'eccentric roller', 'counter roller
eccentric roller', 1),
	('01a22a4a5c3e000099dd6f26', 'pressure wheel', 'pressure roller', 'pressure wheel', 'pressure roller', 'pressure roller
pressure wheel', 1),
	('01a22a4a5c3e00011707f958', 'door track', 'door header', 'door track', 'door header', 'door header
door track', 1),
	('01a22a4a5c3e0002c6905f50', 'header', 'hanger track', 'header', 'hanger track', 'hanger track
header', 1),
	('01a22a4a5c3e000305b705b7', 'door top track', 'door header', 'door top track', 'door header', 'door header
door top track', 1),
	('01a22a4a5c3e00040c6077eb', 'unlock key', 'triangle key', 'unlock key', 'triangle key', 'triangle key
unlock key', 1),
	('01a22a4a5c3e0005bb82a9ca', 'unlocking key', 'triangle key', 'unlocking key', 'triangle key', 'triangle key
unlocking key', 1),
	('01a22a4a5c3e00065d6ee507', 'release key', 'triangle key', 'release key', 'triangle key', 'release key
triangle key', 1),
	('01a22a4a5c3e00073684d674', 'landing door key', 'triangle key', 'landing door key', 'triangle key', 'landing door key
triangle key', 1),
	('01a22a4a5c3f00002e7207eb', 'T-key', 'triangle key', 'tkey', 'triangle key', 'tkey
triangle key', 1),
	('01a22a4a5c3f0001e10f9087', 'safety contact', 'door contact', 'safety contact', 'door contact', 'door contact
safety contact', 1),
	('01a22a4a5c3f000219fd1b01', 'lock switch', 'door contact', 'lock switch', 'door contact', 'door contact
lock switch', 1),
	('01a22a4a5c3f000306d5132a', 'door switch', 'door contact', 'door switch', 'door contact', 'door contact
door switch', 1),
	('01a22a4a5c3f00040483064e', 'gate switch', 'door contact', 'gate switch', 'door contact', 'door contact
gate switch', 1),
	('01a22a4a5c3f00051a5bced5', 'gate lock', 'door lock', 'gate lock', 'door lock', 'door lock
gate lock', 1),
	('01a22a4a5c3f00060de30d49', 'door closer', 'closer spring', 'door closer', 'closer spring', 'closer spring
door closer', 1),
	('01a22a4a5c3f00074510071d', 'door closer', 'closer weight', 'door closer', 'closer weight', 'closer weight
door closer', 1),
	('01a22a4a5c400000564be726', 'sill weight', 'closer weight', 'sill weight', 'closer weight', 'closer weight
sill weight', 1),
	('01a22a4a5c400001824c3306', 'waterproof', 'IP67', 'waterproof', 'ip67', 'ip67
waterproof', 1),
	('01a22a4a5c4000026b31b409', 'waterproof', 'outdoor', 'waterproof', 'outdoor', 'outdoor
waterproof', 1),
	('01a22a4a5c400003c8077b02', 'weatherproof', 'outdoor', 'weatherproof', 'outdoor', 'outdoor
weatherproof', 1),
	('01a22a4a5c400004c1346044', 'water resistant', 'IP67', 'water resistant', 'ip67', 'ip67
water resistant', 1),
	('01a22a4a5c400005361eb591', 'contactless', 'touchless', 'contactless', 'touchless', 'contactless
touchless', 1),
	('01a22a4a5c400006012c565f', 'no touch', 'touchless', 'no touch', 'touchless', 'no touch
touchless', 1),
	('01a22a4a5c40000743ea0ff3', 'non-contact', 'touchless', 'noncontact', 'touchless', 'noncontact
touchless', 1),
	('01a22a4a5c400008aa3184b4', 'hands-free', 'touchless', 'handsfree', 'touchless', 'handsfree
touchless', 1),
	('01a22a4a5c410001226d9dce', 'stainless steel', 'stainless', 'stainless steel', 'stainless', 'stainless
stainless steel', 1),
	('01a22a4a5c410002610dad71', 'chrome', 'stainless', 'chrome', 'stainless', 'chrome
stainless', 1),
	('01a22a4a5c410003412f6adb', 'wooden', 'wood', 'wooden', 'wood', 'wood
wooden', 1),
	('01a22a4a5c41000499d28904', 'timber', 'wood', 'timber', 'wood', 'timber
wood', 1),
	('01a22a4a5c410005156975f6', 'golden', 'gold', 'golden', 'gold', 'gold
golden', 1),
	('01a22a4a5c4100064707c356', 'blind', 'braille', 'blind', 'braille', 'blind
braille', 1),
	('01a22a4a5c41000705987f7a', 'tactile', 'braille', 'tactile', 'braille', 'braille
tactile', 1),
	('01a22a4a5c410008dfada4aa', 'panic button', 'alarm button', 'panic button', 'alarm button', 'alarm button
panic button', 1),
	('01a22a4a5c410009a21083ad', 'bell', 'alarm', 'bell', 'alarm', 'alarm
bell', 1),
	('01a22a4a5c41000add967689', 'door open', 'door-open', 'door open', 'dooropen', 'door open
dooropen', 1),
	('01a22a4a5c4200009aceb465', 'door close', 'door-close', 'door close', 'doorclose', 'door close
doorclose', 1),
	('01a22a4a5c4200014048b516', 'up down button', 'up/down landing button', 'down button', 'updown landing button', 'down button
updown landing button', 1),
	('01a22a4a5c420002da9c5e2d', 'landing call panel', 'landing panel', 'landing call panel', 'landing panel', 'landing call panel
landing panel', 1),
	('01a22a4a5c42000368a72b9c', 'hall call button', 'landing button', 'hall call button', 'landing button', 'hall call button
landing button', 1),
	('01a22a4a5c4200042849fa4b', 'hall button', 'landing button', 'hall button', 'landing button', 'hall button
landing button', 1),
	('01a22a4a5c4200054955cd84', 'landing button', 'landing panel', 'landing button', 'landing panel', 'landing button
landing panel', 1),
	('01a22a4a5c42000621fa5fbf', 'LCD', 'TFT', 'lcd', 'tft', 'lcd
tft', 1),
	('01a22a4a5c420007bd5e0cae', 'LED display', 'dot-matrix display', 'led display', 'dotmatrix display', 'dotmatrix display
led display', 1),
	('01a22a4a5c420008713df6aa', 'monitor', 'TFT display', 'monitor', 'tft display', 'monitor
tft display', 1),
	('01a22a4a5c4200093820d50d', 'multimedia', 'TFT display', 'multimedia', 'tft display', 'multimedia
tft display', 1),
	('01a22a4a5c4300004835f9f2', 'seven segment', 'display', 'seven segment', 'display', 'display
seven segment', 1),
	('01a22a4a5c43000100700709', 'talkback', 'intercom', 'talkback', 'intercom', 'intercom
talkback', 1),
	('01a22a4a5c4300025e8f3da8', 'interphone system', 'intercom', 'interphone system', 'intercom', 'intercom
interphone system', 1),
	('01a22a4a5c430003d961018c', 'emergency call', 'intercom', 'emergency call', 'intercom', 'emergency call
intercom', 1),
	('01a22a4a5c43000433581815', 'autodialer', 'emergency telephone', 'autodialer', 'emergency telephone', 'autodialer
emergency telephone', 1),
	('01a22a4a5c4300054dd08cbc', 'lift phone', 'intercom', 'lift phone', 'intercom', 'intercom
lift phone', 1),
	('01a22a4a5c4300064e554af5', 'handset', 'intercom', 'handset', 'intercom', 'handset
intercom', 1),
	('01a22a4a5c4300079f40f809', 'SIM', 'GSM', 'sim', 'gsm', 'gsm
sim', 1),
	('01a22a4a5c430008627923d0', 'extractor', 'fan', 'extractor', 'fan', 'extractor
fan', 1),
	('01a22a4a5c430009d8e0a61a', 'exhaust fan', 'fan', 'exhaust fan', 'fan', 'exhaust fan
fan', 1),
	('01a22a4a5c440000b21a93d2', 'air fan', 'fan', 'air fan', 'fan', 'air fan
fan', 1),
	('01a22a4a5c480000add27203', 'ceiling lamp', 'ceiling light', 'ceiling lamp', 'ceiling light', 'ceiling lamp
ceiling light', 1),
	('01a22a4a5c4800012acaa8e3', 'LED tube', 'LED strip', 'led tube', 'led strip', 'led strip
led tube', 1),
	('01a22a4a5c4800021c9fb674', 'roof', 'ceiling', 'roof', 'ceiling', 'ceiling
roof', 1),
	('01a22a4a5c4800036cc60b37', 'handrail pipe', 'car handrail', 'handrail pipe', 'car handrail', 'car handrail
handrail pipe', 1),
	('01a22a4a5c48000499cc433c', 'wall guard', 'bumper rail', 'wall guard', 'bumper rail', 'bumper rail
wall guard', 1),
	('01a22a4a5c4800058f8e18a6', 'wall protection', 'bumper rail', 'wall protection', 'bumper rail', 'bumper rail
wall protection', 1),
	('01a22a4a5c480006145a0b08', 'protection rail', 'bumper rail', 'protection rail', 'bumper rail', 'bumper rail
protection rail', 1),
	('01a22a4a5c480007f83707ff', 'trolley bumper', 'bumper rail', 'trolley bumper', 'bumper rail', 'bumper rail
trolley bumper', 1),
	('01a22a4a5c480008b02e0649', 'kick plate', 'toe guard', 'kick plate', 'toe guard', 'kick plate
toe guard', 1),
	('01a22a4a5c4800099dcd03dc', 'apron plate', 'toe guard', 'apron plate', 'toe guard', 'apron plate
toe guard', 1),
	('01a22a4a5c490000a4dd1935', 'overload switch', 'load weighing', 'overload switch', 'load weighing', 'load weighing
overload switch', 1),
	('01a22a4a5c49000185053590', 'overload', 'load weighing', 'overload', 'load weighing', 'load weighing
overload', 1),
	('01a22a4a5c49000222434206', 'load sensor', 'load weighing', 'load sensor', 'load weighing', 'load sensor
load weighing', 1),
	('01a22a4a5c4900036b40c02b', 'load device', 'load weighing', 'load device', 'load weighing', 'load device
load weighing', 1),
	('01a22a4a5c4900046b35883d', 'mother board', 'main control board', 'mother board', 'main control board', 'main control board
mother board', 1),
	('01a22a4a5c4900059bbabac8', 'main PCB', 'main control board', 'main pcb', 'main control board', 'main control board
main pcb', 1),
	('01a22a4a5c4900068d5024a5', 'CPU board', 'main control board', 'cpu board', 'main control board', 'cpu board
main control board', 1),
	('01a22a4a5c4900079416d7d7', 'microprocessor board', 'main control board', 'microprocessor board', 'main control board', 'main control board
microprocessor board', 1),
	('01a22a4a5c4900082af36e9f', 'processor board', 'control board', 'processor board', 'control board', 'control board
processor board', 1),
	('01a22a4a5c490009a809a119', 'electronic card', 'control board', 'electronic card', 'control board', 'control board
electronic card', 1),
	('01a22a4a5c49000a0db7fb2d', 'card', 'board', 'card', 'board', 'board
card', 1),
	('01a22a4a5c49000b3e96e8e0', 'button PCB', 'button board', 'button pcb', 'button board', 'button board
button pcb', 1),
	('01a22a4a5c4a00006e2bb634', 'COP board', 'car panel button board', 'cop board', 'car panel button board', 'car panel button board
cop board', 1),
	('01a22a4a5c4a0001f0abf91a', 'COP PCB', 'car panel button board', 'cop pcb', 'car panel button board', 'car panel button board
cop pcb', 1),
	('01a22a4a5c4a0002d2691fd3', 'LOP board', 'hall call board', 'lop board', 'hall call board', 'hall call board
lop board', 1),
	('01a22a4a5c4a000387740e73', 'LOP PCB', 'hall call board', 'lop pcb', 'hall call board', 'hall call board
lop pcb', 1),
	('01a22a4a5c4a0004d5e4b00c', 'call board', 'hall call board', 'call board', 'hall call board', 'call board
hall call board', 1),
	('01a22a4a5c4a00054d72a5d4', 'car roof board', 'car-top board', 'car roof board', 'cartop board', 'car roof board
cartop board', 1),
	('01a22a4a5c4a0006c3fdad58', 'TOC board', 'car-top board', 'toc board', 'cartop board', 'cartop board
toc board', 1),
	('01a22a4a5c4a0007dcef6080', 'rectifier', 'brake supply', 'rectifier', 'brake supply', 'brake supply
rectifier', 1),
	('01a22a4a5c4a0008f6e79345', 'power supply brake', 'brake supply', 'power supply brake', 'brake supply', 'brake supply
power supply brake', 1),
	('01a22a4a5c4a00090448bfdf', 'brake rectifier', 'brake supply', 'brake rectifier', 'brake supply', 'brake rectifier
brake supply', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22a4a5c4b0000c63c0966', 'transformer', 'power supply', 'transformer', 'power supply', 'power supply
transformer', 1),
	('01a22a4a5c4b00016e77a51d', 'adapter', 'power supply', 'adapter', 'power supply', 'adapter
power supply', 1),
	('01a22a4a5c4b000232d8a1e1', 'evacuation', 'rescue', 'evacuation', 'rescue', 'evacuation
rescue', 1),
	('01a22a4a5c4b00031e93fe66', 'evacuation unit', 'rescue device', 'evacuation unit', 'rescue device', 'evacuation unit
rescue device', 1),
	('01a22a4a5c4b0004ef28a0af', 'evacuation device', 'rescue device', 'evacuation device', 'rescue device', 'evacuation device
rescue device', 1),
	('01a22a4a5c4b0005fbb889b0', 'blackout', 'rescue', 'blackout', 'rescue', 'blackout
rescue', 1),
	('01a22a4a5c4b0006464dda7e', 'power failure', 'rescue', 'power failure', 'rescue', 'power failure
rescue', 1),
	('01a22a4a5c4b00074017004f', 'UPS battery', 'rescue battery', 'ups battery', 'rescue battery', 'rescue battery
ups battery', 1),
	('01a22a4a5c4b0009f74e5ed7', 'backup batteries', 'battery set', 'backup battery', 'battery set', 'backup battery
battery set', 1),
	('01a22a4a5c4b000a31528ce8', 'lift battery', 'battery', 'lift battery', 'battery', 'battery
lift battery', 1),
	('01a22a4a5c4b000b6c6b37d7', 'pit box', 'pit inspection station', 'pit box', 'pit inspection station', 'pit box
pit inspection station', 1),
	('01a22a4a5c5900009731beb3', 'pit switch', 'pit emergency stop switch', 'pit switch', 'pit emergency stop switch', 'pit emergency stop switch
pit switch', 1),
	('01a22a4a5c5a00000ee92820', 'pit control box', 'pit inspection station', 'pit control box', 'pit inspection station', 'pit control box
pit inspection station', 1),
	('01a22a4a5c5a00010537221e', 'pit station', 'pit inspection station', 'pit station', 'pit inspection station', 'pit inspection station
pit station', 1),
	('01a22a4a5c5a000220b51fc7', 'stop button', 'emergency stop switch', 'stop button', 'emergency stop switch', 'emergency stop switch
stop button', 1),
	('01a22a4a5c5a0003a3db2795', 'red stop button', 'emergency stop switch', 'red stop button', 'emergency stop switch', 'emergency stop switch
red stop button', 1),
	('01a22a4a5c5a000443b2d6da', 'inspection control', 'inspection station', 'inspection control', 'inspection station', 'inspection control
inspection station', 1),
	('01a22a4a5c5a00055b447cd6', 'car top station', 'inspection push button', 'car top station', 'inspection push button', 'car top station
inspection push button', 1),
	('01a22a4a5c5a00064084ae7c', 'revision box', 'inspection', 'revision box', 'inspection', 'inspection
revision box', 1),
	('01a22a4a5c5a00074ccc8977', 'revision', 'inspection', 'revision', 'inspection', 'inspection
revision', 1),
	('01a22a4a5c5a00084f3059da', 'brake disc', 'brake lining', 'brake disc', 'brake lining', 'brake disc
brake lining', 1),
	('01a22a4a5c5a0009de236d64', 'brake liner', 'brake lining', 'brake liner', 'brake lining', 'brake liner
brake lining', 1),
	('01a22a4a5c5b000008f0cb1a', 'friction lining', 'brake lining', 'friction lining', 'brake lining', 'brake lining
friction lining', 1),
	('01a22a4a5c620000711a31ed', 'brake drum', 'block brake', 'brake drum', 'block brake', 'block brake
brake drum', 1),
	('01a22a4a5c620001bf9ce3b5', 'magnet brake', 'electromagnetic brake', 'magnet brake', 'electromagnetic brake', 'electromagnetic brake
magnet brake', 1),
	('01a22a4a5c620002d120d972', 'drum brake', 'block brake', 'drum brake', 'block brake', 'block brake
drum brake', 1),
	('01a22a4a5c630000dae95b04', 'machine brake', 'block brake', 'machine brake', 'block brake', 'block brake
machine brake', 1),
	('01a22a4a5c63000182b9a234', 'gearbox', 'machine', 'gearbox', 'machine', 'gearbox
machine', 1),
	('01a22a4a5c630002bd484436', 'reducer', 'machine', 'reducer', 'machine', 'machine
reducer', 1),
	('01a22a4a5c6300032ebc9d74', 'gear box', 'geared machine', 'gear box', 'geared machine', 'gear box
geared machine', 1),
	('01a22a4a5c630004284255c6', 'winding machine', 'traction machine', 'winding machine', 'traction machine', 'traction machine
winding machine', 1),
	('01a22a4a5c6300057d34a6b5', 'winch', 'traction machine', 'winch', 'traction machine', 'traction machine
winch', 1),
	('01a22a4a5c63000693166413', 'hoist', 'traction machine', 'hoist', 'traction machine', 'hoist
traction machine', 1),
	('01a22a4a5c630007dcebee53', 'hoist motor', 'traction machine', 'hoist motor', 'traction machine', 'hoist motor
traction machine', 1),
	('01a22a4a5c630008b1a457e2', 'elevator motor', 'traction machine', 'elevator motor', 'traction machine', 'elevator motor
traction machine', 1),
	('01a22a4a5c6400007d423e1d', 'main machine', 'traction machine', 'main machine', 'traction machine', 'main machine
traction machine', 1),
	('01a22a4a5c640001870ea34d', 'geared winch', 'geared machine', 'geared winch', 'geared machine', 'geared machine
geared winch', 1),
	('01a22a4a5c640002fd768e84', 'gearless winch', 'gearless machine', 'gearless winch', 'gearless machine', 'gearless machine
gearless winch', 1),
	('01a22a4a5c64000317ac31cf', 'belt drive machine', 'belt machine', 'belt drive machine', 'belt machine', 'belt drive machine
belt machine', 1),
	('01a22a4a5c640004c562ce9f', 'car lift', 'freight lift', 'car lift', 'freight lift', 'car lift
freight lift', 1),
	('01a22a4a5c640005ccba3c0e', 'cargo lift', 'freight lift', 'cargo lift', 'freight lift', 'cargo lift
freight lift', 1),
	('01a22a4a5c640006cb6c9d22', 'cargo', 'freight', 'cargo', 'freight', 'cargo
freight', 1),
	('01a22a4a5c64000772fd0f32', 'goods', 'freight', 'good', 'freight', 'freight
good', 1),
	('01a22a4a5c640008705b38aa', 'service lift', 'freight lift', 'service lift', 'freight lift', 'freight lift
service lift', 1),
	('01a22a4a5c64000913c495b0', 'dumbwaiter', 'freight lift', 'dumbwaiter', 'freight lift', 'dumbwaiter
freight lift', 1),
	('01a22a4a5c64000a7394477f', 'stretcher', 'bed', 'stretcher', 'bed', 'bed
stretcher', 1),
	('01a22a4a5c650000798a0b59', 'private lift', 'home lift', 'private lift', 'home lift', 'home lift
private lift', 1),
	('01a22a4a5c6500010ac963de', 'house lift', 'home lift', 'house lift', 'home lift', 'home lift
house lift', 1),
	('01a22a4a5c65000241cc1470', 'platform lift', 'home lift', 'platform lift', 'home lift', 'home lift
platform lift', 1),
	('01a22a4a5c650003c1d11d16', 'belt clip', 'belt clamp', 'belt clip', 'belt clamp', 'belt clamp
belt clip', 1),
	('01a22a4a5c65000407c075d2', 'belt connector', 'belt clamp', 'belt connector', 'belt clamp', 'belt clamp
belt connector', 1),
	('01a22a4a5c6b0000f740b642', 'belt fixing', 'belt clamp', 'belt fixing', 'belt clamp', 'belt clamp
belt fixing', 1),
	('01a22a4a5c6b0001ab0bbd1f', 'return pulley', 'idler', 'return pulley', 'idler', 'idler
return pulley', 1),
	('01a22a4a5c6b00021f0e3f34', 'idler pulley', 'idler', 'idler pulley', 'idler', 'idler
idler pulley', 1),
	('01a22a4a5c6b0003f581e289', 'tooth', 'teeth', 'tooth', 'teeth', 'teeth
tooth', 1),
	('01a22a4a5c6b000411c74a85', 'door strap', 'door belt', 'door strap', 'door belt', 'door belt
door strap', 1),
	('01a22a4a5c6b0005d3dc5c9f', 'rubber belt', 'toothed belt', 'rubber belt', 'toothed belt', 'rubber belt
toothed belt', 1),
	('01a22a4a5c6c0000a93fc794', 'poly belt', 'coated steel belt', 'poly belt', 'coated steel belt', 'coated steel belt
poly belt', 1),
	('01a22a4a5c6c0001ea1f71dc', 'flat belt', 'coated steel belt', 'flat belt', 'coated steel belt', 'coated steel belt
flat belt', 1),
	('01a22a4a5c6c00023f3b49fd', 'traction belt', 'coated steel belt', 'traction belt', 'coated steel belt', 'coated steel belt
traction belt', 1),
	('01a22a4a5c6c0003379b7855', 'steel belt', 'coated steel belt', 'steel belt', 'coated steel belt', 'coated steel belt
steel belt', 1),
	('01a22a4a5c6c00047725bc58', 'belt termination', 'wedge termination', 'belt termination', 'wedge termination', 'belt termination
wedge termination', 1),
	('01a22a4a5c6c0005efce919d', 'belt socket', 'belt wedge termination', 'belt socket', 'belt wedge termination', 'belt socket
belt wedge termination', 1),
	('01a22a4a5c6d0000efb78f3b', 'compensation cable', 'compensation chain', 'compensation cable', 'compensation chain', 'compensation cable
compensation chain', 1),
	('01a22a4a5c6d0001b6504268', 'compensating rope', 'compensation chain', 'compensating rope', 'compensation chain', 'compensating rope
compensation chain', 1),
	('01a22a4a5c6d00028cc6c969', 'compensation rope', 'compensation chain', 'compensation rope', 'compensation chain', 'compensation chain
compensation rope', 1),
	('01a22a4a5c6d0003a7f2489b', 'flat cable', 'travelling cable', 'flat cable', 'travelling cable', 'flat cable
travelling cable', 1),
	('01a22a4a5c6d00044e01ba81', 'travel cable', 'travelling cable', 'travel cable', 'travelling cable', 'travel cable
travelling cable', 1),
	('01a22a4a5c6d0005f6dd5ea8', 'trailing flex', 'travelling cable', 'trailing flex', 'travelling cable', 'trailing flex
travelling cable', 1),
	('01a22a4a5c6e00009493c5a4', 'hanging cable', 'travelling cable', 'hanging cable', 'travelling cable', 'hanging cable
travelling cable', 1),
	('01a22a4a5c6e000121c37b72', 'car cable', 'travelling cable', 'car cable', 'travelling cable', 'car cable
travelling cable', 1),
	('01a22a4a5c6e0002de5349ca', 'ethernet', 'Cat 6', 'ethernet', 'cat 6', 'cat 6
ethernet', 1),
	('01a22a4a5c6e0003de075f5e', 'network cable', 'Cat 6', 'network cable', 'cat 6', 'cat 6
network cable', 1),
	('01a22a4a5c6e0004c555c07b', 'CCTV', 'camera', 'cctv', 'camera', 'camera
cctv', 1),
	('01a22a4a5c6e000540adff44', 'video', 'camera', 'video', 'camera', 'camera
video', 1),
	('01a22a4a5c6e00069d4fbe8f', 'T rail', 'guide rail', 't rail', 'guide rail', 'guide rail
t rail', 1),
	('01a22a4a5c6e0007b6b77ed1', 'rail joint', 'fishplate', 'rail joint', 'fishplate', 'fishplate
rail joint', 1),
	('01a22a4a5c6e0008b9dfe8f0', 'joint plate', 'fishplate', 'joint plate', 'fishplate', 'fishplate
joint plate', 1),
	('01a22a4a5c6e000941e63429', 'splice plate', 'fishplate', 'splice plate', 'fishplate', 'fishplate
splice plate', 1),
	('01a22a4a5c6e000a29d2a5ce', 'connecting plate', 'fishplate', 'connecting plate', 'fishplate', 'connecting plate
fishplate', 1),
	('01a22a4a5c6e000baf7b85f8', 'rail bracket', 'rail clip', 'rail bracket', 'rail clip', 'rail bracket
rail clip', 1),
	('01a22a4a5c6e000cb0d75e7b', 'rail fixing', 'rail clip', 'rail fixing', 'rail clip', 'rail clip
rail fixing', 1),
	('01a22a4a5c6f0000ffe23361', 'counterweight rail', 'hollow guide rail', 'counterweight rail', 'hollow guide rail', 'counterweight rail
hollow guide rail', 1),
	('01a22a4a5c6f0001fd8b40e9', 'pit spring', 'spring buffer', 'pit spring', 'spring buffer', 'pit spring
spring buffer', 1),
	('01a22a4a5c6f0002a7af0bed', 'pit cushion', 'buffer', 'pit cushion', 'buffer', 'buffer
pit cushion', 1),
	('01a22a4a5c6f0003693f320a', 'bumper', 'buffer', 'bumper', 'buffer', 'buffer
bumper', 1),
	('01a22a4a5c6f000431209ed6', 'damper', 'buffer', 'damper', 'buffer', 'buffer
damper', 1),
	('01a22a4a5c6f00055e2ff723', 'energy accumulation', 'spring', 'energy accumulation', 'spring', 'energy accumulation
spring', 1),
	('01a22a4a5c6f0006e176ed55', 'energy dissipation', 'oil', 'energy dissipation', 'oil', 'energy dissipation
oil', 1),
	('01a22a4a5c6f0007a20b2e32', 'shaft copying', 'absolute positioning', 'shaft copying', 'absolute positioning', 'absolute positioning
shaft copying', 1),
	('01a22a4a5c6f0008a319cfb3', 'selector', 'absolute magnetic tape', 'selector', 'absolute magnetic tape', 'absolute magnetic tape
selector', 1),
	('01a22a4a5c6f00095f4301d2', 'shaft encoder', 'absolute magnetic tape', 'shaft encoder', 'absolute magnetic tape', 'absolute magnetic tape
shaft encoder', 1),
	('01a22a4a5c6f000aadf22182', 'tachometer', 'encoder', 'tachometer', 'encoder', 'encoder
tachometer', 1),
	('01a22a4a5c7400004c83d88b', 'tacho', 'encoder', 'tacho', 'encoder', 'encoder
tacho', 1),
	('01a22a4a5c7400018c9311b8', 'resolver', 'encoder', 'resolver', 'encoder', 'encoder
resolver', 1),
	('01a22a4a5c7400020a7102ba', 'pulse encoder', 'encoder', 'pulse encoder', 'encoder', 'encoder
pulse encoder', 1),
	('01a22a4a5c740003eac5719f', 'speed sensor', 'encoder', 'speed sensor', 'encoder', 'encoder
speed sensor', 1),
	('01a22a4a5c740004bb8c590e', 'walkway', 'walk', 'walkway', 'walk', 'walk
walkway', 1),
	('01a22a4a5c7400056b8559d2', 'travolator', 'moving walk', 'travolator', 'moving walk', 'moving walk
travolator', 1),
	('01a22a4a5c740006b0e2a908', 'autowalk', 'moving walk', 'autowalk', 'moving walk', 'autowalk
moving walk', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22a4a5c740007570dc044', 'walkway plate', 'moving-walk pallet', 'walkway plate', 'movingwalk pallet', 'movingwalk pallet
walkway plate', 1),
	('01a22a4a5c7400081fa09627', 'walk plate', 'pallet', 'walk plate', 'pallet', 'pallet
walk plate', 1),
	('01a22a4a5c740009754554f3', 'step tread', 'escalator step', 'step tread', 'escalator step', 'escalator step
step tread', 1),
	('01a22a4a5c74000a5433bfa8', 'stair', 'step', 'stair', 'step', 'stair
step', 1),
	('01a22a4a5c74000b13219109', 'moving stairs', 'escalator', 'moving stair', 'escalator', 'escalator
moving stair', 1),
	('01a22a4a5c7500012438f7c2', 'stair step', 'escalator step', 'stair step', 'escalator step', 'escalator step
stair step', 1),
	('01a22a4a5c7500023cdfd307', 'step chain wheel', 'step chain roller', 'step chain wheel', 'step chain roller', 'step chain roller
step chain wheel', 1),
	('01a22a4a5c7500031c1cfe61', 'chain wheel', 'chain roller', 'chain wheel', 'chain roller', 'chain roller
chain wheel', 1),
	('01a22a4a5c7500045c7a1d21', 'chain roller', 'step chain roller', 'chain roller', 'step chain roller', 'chain roller
step chain roller', 1),
	('01a22a4a5c75000577ed4026', 'handrail drive roller', 'handrail pressure roller', 'handrail drive roller', 'handrail pressure roller', 'handrail drive roller
handrail pressure roller', 1),
	('01a22a4a5c7500066aef6422', 'handrail wheel', 'handrail pressure roller', 'handrail wheel', 'handrail pressure roller', 'handrail pressure roller
handrail wheel', 1),
	('01a22a4a5c750007dc134add', 'moving handrail', 'handrail belt', 'moving handrail', 'handrail belt', 'handrail belt
moving handrail', 1),
	('01a22a4a5c7500081347c9fa', 'hand belt', 'handrail belt', 'hand belt', 'handrail belt', 'hand belt
handrail belt', 1),
	('01a22a4a5c750009c3fd4d4f', 'rubber handrail', 'handrail belt', 'rubber handrail', 'handrail belt', 'handrail belt
rubber handrail', 1),
	('01a22a4a5c75000a096bf52a', 'escalator rubber', 'handrail belt', 'escalator rubber', 'handrail belt', 'escalator rubber
handrail belt', 1),
	('01a22a4a5c75000bb69bf4ee', 'comb tooth', 'comb segment', 'comb tooth', 'comb segment', 'comb segment
comb tooth', 1),
	('01a22a4a5c75000ca815cb4c', 'comb teeth', 'comb segment', 'comb teeth', 'comb segment', 'comb segment
comb teeth', 1),
	('01a22a4a5c75000daf9c42e2', 'landing comb', 'comb segment', 'landing comb', 'comb segment', 'comb segment
landing comb', 1),
	('01a22a4a5c760000b32ff695', 'brush guard', 'skirt brush', 'brush guard', 'skirt brush', 'brush guard
skirt brush', 1),
	('01a22a4a5c760001b6d9c8c7', 'side brush', 'skirt brush', 'side brush', 'skirt brush', 'side brush
skirt brush', 1),
	('01a22a4a5c760002dc0018f7', 'skirting brush', 'skirt brush', 'skirting brush', 'skirt brush', 'skirt brush
skirting brush', 1),
	('01a22a4a5c760003a563feaa', 'roller chain', 'drive chain', 'roller chain', 'drive chain', 'drive chain
roller chain', 1),
	('01a22a4a5c760004503cfd7c', 'main chain', 'drive chain', 'main chain', 'drive chain', 'drive chain
main chain', 1),
	('01a22a4a5c760005db4f7d6d', 'transmission chain', 'drive chain', 'transmission chain', 'drive chain', 'drive chain
transmission chain', 1),
	('01a22a4a5c760006a0b8ca9e', 'escalator motor', 'escalator machine', 'escalator motor', 'escalator machine', 'escalator machine
escalator motor', 1),
	('01a22a4a5c76000726d2e98f', 'escalator gearbox', 'escalator machine', 'escalator gearbox', 'escalator machine', 'escalator gearbox
escalator machine', 1),
	('01a22a4a5c7600085b1badcf', 'escalator gear', 'escalator machine', 'escalator gear', 'escalator machine', 'escalator gear
escalator machine', 1),
	('01a22a4a5c780000bbb07364', 'emergency brake', 'auxiliary brake', 'emergency brake', 'auxiliary brake', 'auxiliary brake
emergency brake', 1),
	('01a22a4a5c780001a6dcf2aa', 'working brake', 'service brake', 'working brake', 'service brake', 'service brake
working brake', 1),
	('01a22a4a5c780002a93e9272', 'operational brake', 'service brake', 'operational brake', 'service brake', 'operational brake
service brake', 1),
	('01a22a4a5c7800032569b66f', 'pump unit', 'power unit', 'pump unit', 'power unit', 'power unit
pump unit', 1),
	('01a22a4a5c780004c1868180', 'hydraulic pump', 'hydraulic power unit', 'hydraulic pump', 'hydraulic power unit', 'hydraulic power unit
hydraulic pump', 1),
	('01a22a4a5c7800051492913f', 'power pack', 'power unit', 'power pack', 'power unit', 'power pack
power unit', 1),
	('01a22a4a5c780006428d3c47', 'hydraulic unit', 'power unit', 'hydraulic unit', 'power unit', 'hydraulic unit
power unit', 1),
	('01a22a4a5c7900009a37a90f', 'tank unit', 'power unit', 'tank unit', 'power unit', 'power unit
tank unit', 1),
	('01a22a4a5c7900011dc7f202', 'ram', 'hydraulic cylinder', 'ram', 'hydraulic cylinder', 'hydraulic cylinder
ram', 1),
	('01a22a4a5c7900022c3e501a', 'jack', 'hydraulic cylinder', 'jack', 'hydraulic cylinder', 'hydraulic cylinder
jack', 1),
	('01a22a4a5c7900033b4fb038', 'piston', 'hydraulic cylinder', 'piston', 'hydraulic cylinder', 'hydraulic cylinder
piston', 1),
	('01a22a4a5c7900043e5ee9e9', 'burst valve', 'rupture valve', 'burst valve', 'rupture valve', 'burst valve
rupture valve', 1),
	('01a22a4a5c79000533dd8628', 'safety valve', 'rupture valve', 'safety valve', 'rupture valve', 'rupture valve
safety valve', 1),
	('01a22a4a5c7900066ecc169c', 'pipe valve', 'rupture valve', 'pipe valve', 'rupture valve', 'pipe valve
rupture valve', 1),
	('01a22a4a5c79000715533750', 'line rupture', 'rupture valve', 'line rupture', 'rupture valve', 'line rupture
rupture valve', 1),
	('01a22a4a5c790008d95ccc06', 'solenoid', 'solenoid coil', 'solenoid', 'solenoid coil', 'solenoid
solenoid coil', 1),
	('01a22a4a5c790009b75c42b6', 'valve coil', 'solenoid coil', 'valve coil', 'solenoid coil', 'solenoid coil
valve coil', 1),
	('01a22a4a5c79000a2842c40d', 'valve block', 'lift valve', 'valve block', 'lift valve', 'lift valve
valve block', 1),
	('01a22a4a5c79000b14fe4da2', 'control valve', 'lift valve', 'control valve', 'lift valve', 'control valve
lift valve', 1),
	('01a22a4a5c79000c50fc65aa', 'gasket', 'seal kit', 'gasket', 'seal kit', 'gasket
seal kit', 1),
	('01a22a4a5c7a0000e42feddd', 'rod seal', 'seal kit', 'rod seal', 'seal kit', 'rod seal
seal kit', 1),
	('01a22a4a5c7a00018b21a288', 'gland seal', 'seal kit', 'gland seal', 'seal kit', 'gland seal
seal kit', 1),
	('01a22a4a5c7a000286a91997', 'repair kit', 'seal kit', 'repair kit', 'seal kit', 'repair kit
seal kit', 1),
	('01a22a4a5c7a0003c588d54d', 'regeneration unit', 'regenerative unit', 'regeneration unit', 'regenerative unit', 'regeneration unit
regenerative unit', 1),
	('01a22a4a5c7a0004a9996bc5', 'energy saving', 'regenerative', 'energy saving', 'regenerative', 'energy saving
regenerative', 1),
	('01a22a4a5c7a00057e3eb701', 'feedback unit', 'regenerative unit', 'feedback unit', 'regenerative unit', 'feedback unit
regenerative unit', 1),
	('01a22a4a5c7a00064a53ca58', 'controller', 'control cabinet', 'controller', 'control cabinet', 'control cabinet
controller', 1),
	('01a22a4a5c7a0007cce6aa64', 'escalator control panel', 'escalator control cabinet', 'escalator control panel', 'escalator control cabinet', 'escalator control cabinet
escalator control panel', 1),
	('01a22a4a5c7a0008a27dadfd', 'electric panel', 'control cabinet', 'electric panel', 'control cabinet', 'control cabinet
electric panel', 1),
	('01a22a4a5c7a0009c5765b23', 'electrical panel', 'control cabinet', 'electrical panel', 'control cabinet', 'control cabinet
electrical panel', 1),
	('01a22a4a5c7a000acdda4168', 'control box', 'control cabinet', 'control box', 'control cabinet', 'control box
control cabinet', 1),
	('01a22a4a5c7a000b542af85d', 'soft start', 'soft starter', 'soft start', 'soft starter', 'soft start
soft starter', 1),
	('01a22a4a5c7a000c6b98dbc1', 'photocell entry', 'diffuse reflection', 'photocell entry', 'diffuse reflection', 'diffuse reflection
photocell entry', 1),
	('01a22a4a5c7b00002fd18912', 'escalator entry sensor', 'diffuse reflection sensor', 'escalator entry sensor', 'diffuse reflection sensor', 'diffuse reflection sensor
escalator entry sensor', 1),
	('01a22a4a5c7b0001264a9be6', 'people sensor', 'diffuse reflection sensor', 'people sensor', 'diffuse reflection sensor', 'diffuse reflection sensor
people sensor', 1),
	('01a22a4a5c7b00024864edce', '2 panel', 'two-panel', '2 panel', 'twopanel', '2 panel
twopanel', 1),
	('01a22a4a5c7b00038f6f1785', '4 panel', 'four-panel', '4 panel', 'fourpanel', '4 panel
fourpanel', 1),
	('01a22a4a5c7b00044677e750', '2 stage', 'two-stage', '2 stage', 'twostage', '2 stage
twostage', 1),
	('01a22a4a5c7b0005a59f4669', '2 way', 'two-way', '2 way', 'twoway', '2 way
twoway', 1),
	('01a22a4a5c7b0006a1e6436c', '6 person', 'six-person', '6 person', 'sixperson', '6 person
sixperson', 1),
	('01a22a4a5c7b0007c8347a30', '8 person', 'eight-person', '8 person', 'eightperson', '8 person
eightperson', 1),
	('01a22a4a5c7b0008e8826109', '副门锁开关', 'auxiliary door contact', '副门锁开关', 'auxiliary door contact', 'auxiliary door contact
副门锁开关', 1),
	('01a22a4a5c7b0009b04f8ca0', '控制板', 'controller board', '控制板', 'controller board', 'controller board
控制板', 1),
	('01a22a4a5c7b000a6f0aeeea', '按钮扩展板', 'button board', '按钮扩展板', 'button board', 'button board
按钮扩展板', 1),
	('01a22a4a5c7b000b43e5167a', 'tensioning pulley', 'tension pulley', 'tensioning pulley', 'tension pulley', 'tension pulley
tensioning pulley', 1),
	('01a22a4a5c80000025dd1752', 'tensioning', 'tension', 'tensioning', 'tension', 'tension
tensioning', 1),
	('01a22a4a5c8100006f1da65d', 'permanent magnet', 'PM', 'permanent magnet', 'pm', 'permanent magnet
pm', 1),
	('01a22a4a5c8100015a6a3532', 'permanent magnet motor', 'gearless machine', 'permanent magnet motor', 'gearless machine', 'gearless machine
permanent magnet motor', 1),
	('01a22a4a5c820000959687f2', 'permanent magnet machine', 'gearless machine', 'permanent magnet machine', 'gearless machine', 'gearless machine
permanent magnet machine', 1),
	('01a22a4a5c820001be167e25', '选层器', 'absolute magnetic tape', '选层器', 'absolute magnetic tape', 'absolute magnetic tape
选层器', 1),
	('01a22a4a5c820002691223a4', 'gate', 'door', 'gate', 'door', 'door
gate', 1),
	('01a22a4a5c820003b636a7a4', 'deflector sheave', 'deflector pulley', 'deflector sheave', 'deflector pulley', 'deflector pulley
deflector sheave', 1),
	('01a22a4a5c820004d2dc2531', 'door motor belt', 'door belt', 'door motor belt', 'door belt', 'door belt
door motor belt', 1),
	('01a22a4a5c820005b6d464f5', 'elevator belt', 'coated steel belt', 'elevator belt', 'coated steel belt', 'coated steel belt
elevator belt', 1),
	('01a22a4a5c8200061f1b8295', 'LED indicator', 'dot-matrix display', 'led indicator', 'dotmatrix display', 'dotmatrix display
led indicator', 1),
	('01a22a4a5c8300001fbbc2a7', 'arrow display', 'dot-matrix display', 'arrow display', 'dotmatrix display', 'arrow display
dotmatrix display', 1),
	('01a22a4a5c830001380c6d35', 'lighting', 'lamp', 'lighting', 'lamp', 'lamp
lighting', 1),
	('01a22a4a5c8300021ec52853', 'light fixture', 'lamp', 'light fixture', 'lamp', 'lamp
light fixture', 1),
	('01a22a4a5c83000361e4232f', 'car light', 'car lamp', 'car light', 'car lamp', 'car lamp
car light', 1),
	('01a22a4a5c83000471251298', 'cabin light', 'car lamp', 'cabin light', 'car lamp', 'cabin light
car lamp', 1),
	('01a22a4a5c83000556ac31a1', 'LED lights', 'car lamp', 'led light', 'car lamp', 'car lamp
led light', 1),
	('01a22a4a5c880000b5f7683b', 'moving walkway plate', 'moving-walk pallet', 'moving walkway plate', 'movingwalk pallet', 'moving walkway plate
movingwalk pallet', 1),
	('01a22a4a5c8900005fea62c6', '基站', 'ground floor', '基站', 'ground floor', 'ground floor
基站', 1),
	('01a22a4a5c8900014b9014cb', 'driving wheel', 'traction sheave', 'driving wheel', 'traction sheave', 'driving wheel
traction sheave', 1),
	('01a22a4a5c8900021001f4e7', 'anti-lift roller', 'eccentric roller', 'antilift roller', 'eccentric roller', 'antilift roller
eccentric roller', 1),
	('01a22a4a5c8900034eb92687', 'diverter wheel', 'deflector pulley', 'diverter wheel', 'deflector pulley', 'deflector pulley
diverter wheel', 1),
	('01a22a4a5c89000492ea52f8', 'unintended car movement', 'UCMP', 'unintended car movement', 'ucmp', 'ucmp
unintended car movement', 1),
	('01a22a4a5c8a000028c96ff4', 'touch switch', 'touch button', 'touch switch', 'touch button', 'touch button
touch switch', 1),
	('01a22a4a5c8a00019083bb3d', 'door latch', 'door lock', 'door latch', 'door lock', 'door latch
door lock', 1),
	('01a22a4a5c8a0002a350dc26', 'latch', 'lock', 'latch', 'lock', 'latch
lock', 1),
	('01a22a4a5c8a0003fe1fa4c1', 'two speed', 'telescopic', 'two speed', 'telescopic', 'telescopic
two speed', 1),
	('01a22a4a5c8a00048c8d2108', 'side opening', 'telescopic', 'side opening', 'telescopic', 'side opening
telescopic', 1),
	('01a22a4a5c8a0005456bff0a', 'plastic pulley', 'nylon pulley', 'plastic pulley', 'nylon pulley', 'nylon pulley
plastic pulley', 1);
INSERT INTO public."searchSynonyms" VALUES
	('01a22a4a6328000045d44416', 'portcullis', 'door', 'portcullis', 'door', 'door
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
	('52868c519b113c5266fa5e30dae386db02480f4610200009f48e5b08b3a47a5f', '01a22a4a5b1b0000e869cd7a', '2026-11-30T14:30:47.287Z', '01a22a4a611f000037d93bc7', '2026-11-30T02:30:47.287Z', '2026-11-30T02:30:47.287Z', '', '', '127.0.0.1'),
	('3b39ef87caf1bda4db718158bd954a1abf7adff1c4491f436e220c307bc34130', '01a22a4a5b1b0000e869cd7a', '2026-11-30T14:30:51.238Z', '01a22a4a70aa000032e85959', '2026-11-30T02:30:51.238Z', '2026-11-30T02:30:51.238Z', '', '', '127.0.0.1');


--
-- Data for Name: sparePartDocuments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."sparePartDocuments" VALUES
	(1, 0, '53c7bb38dc297b97832ac97a7ae631f84947f3f75e1d0e45080ee8e54792e314.pdf', 'documents.bin', 'other', 41);


--
-- Data for Name: sparePartImages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."sparePartImages" VALUES
	(1, 0, '4c6bba9a2cc6925dba1f05b0aa577c574c4f91855d1b4e649f3e47ac7832fc1c.png'),
	(1, 1, '211a95dc701b69ce45efe940e9ea092b9f08907e9414974116b7289c62cae624.png'),
	(2, 0, 'a3db244b8cdf44cd70b49d3a60db47ee7b1d5e8b571cb7416a478caf183a0cc6.png'),
	(2, 1, '4c617c2c39268440baff27be495b9cbaf2b673b811aa3fb0b05203126ab20230.png'),
	(3, 0, '22886173dada6fdf8682f76d8ec6cbbc454f1df72337046fa6de9de9d96b7d4e.png'),
	(3, 1, '7659800a7ddccc1a78613006108696a97f3b6038db6775c015a9c8eef3c14410.png'),
	(4, 0, '02ccaeaa044bdb213945dde6e028375abf2fb2f7a53cd0da05276aa9dba86c52.png'),
	(4, 1, '9aff057f672d2fb60292d21ba5e472ebf9694f2fab08aca464ae26af0cfb5c1c.png'),
	(6, 0, 'cdecd85d4864e19d5686a998321155b4b23d66cb2e0cc2239a2648045f54e99a.png'),
	(7, 0, '33c0ce6633543004f186caafdb95381f66098ef77f4e76efea7dc03c65d54f94.png');


--
-- Data for Name: spareParts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."spareParts" VALUES
	(5, '01a22a4a64890000b5713ef1', NULL, NULL, 'unfinished controller', '', NULL, NULL, '', 'unfinished controller', '', 'name ', '', 1, '2026-11-30T02:30:48.201Z', '2026-11-30T02:30:48.201Z', 1, 11, NULL, '', NULL, 'Unfinished controller', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''),
	(2, '01a22a4a63cd00000d9183e5', '01a22a4a62760000c4e444fc', NULL, 'door roller 00000000000000000002', 'kyonetsu', 'fx-00000000000000000200', 'fx-200', 'doors', '@ling2 @jian4 00000000000000000002', '@men2 ', 'material packing description ', '', 0, '2026-11-30T02:30:48.013Z', '2026-11-30T02:30:48.255Z', 3, 11, NULL, '', NULL, 'Door roller 2', '零件2', 'FX-200', 'Kyonetsu', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', ''),
	(1, '01a22a4a637700000654b3f3', '01a22a4a62f60000f8eb6ec9', NULL, 'door operator 00000000000000000001', 'brand applied', 'fx-00000000000000000100', 'fx-100', 'door operators', '@ling2 @jian4 00000000000000000001', 'door operators', 'material packing description ', '', 0, '2026-11-30T02:30:47.927Z', '2026-11-30T02:30:49.025Z', 4, 11, NULL, '', NULL, 'Door operator 1', '零件1', 'FX-100', 'Brand applied', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', ''),
	(3, '01a22a4a641900006cbd3046', '01a22a4a62f60000f8eb6ec9', NULL, 'steel rope 00000000000000000003', 'kyonetsu', 'fx-00000000000000000300', 'fx-300', 'door operators', '@ling2 @jian4 00000000000000000003', 'door operators', 'material packing description ', '', 0, '2026-11-30T02:30:48.089Z', '2026-11-30T02:30:48.255Z', 3, 11, NULL, '', NULL, 'Steel rope 3', '零件3', 'FX-300', 'Kyonetsu', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', ''),
	(4, '01a22a4a646500003ee8829e', '01a22a4a62760000c4e444fc', NULL, 'olpuffer 00000000000000000004', 'kyonetsu', 'fx-00000000000000000400', 'fx-400', 'doors', '@ling2 @jian4 00000000000000000004', '@men2 ', 'material packing description ', '', 0, '2026-11-30T02:30:48.165Z', '2026-11-30T02:30:48.255Z', 3, 11, NULL, '', NULL, 'Ölpuffer 4', '零件4', 'FX-400', 'Kyonetsu', '', '', 'Steel', '', '', '', '', '', '', '', '2 kg', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'Wooden case', '', 'First line
second line', ''),
	(6, '01a22a4a651a0000de8783bc', NULL, '01a22a4a64f7000084c436e5', 'former part', '', 'fx-old', 'fx-old', '', 'former part', '', 'name ', '', 0, '2026-11-30T02:30:48.345Z', '2026-11-30T02:30:48.396Z', 1, 0, '2026-11-30T02:30:48.373Z', 'admin@trial.example', '01a22a4a653500000c48a1ca', 'Former part', '', 'FX-OLD', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''),
	(7, '01a22a4a6781000093f966f5', '21ab26b24ac2dee7d1fc97c4', NULL, 'part applied', 'kyonetsu', 'fx-applied', 'fx-applied', 'below', 'part applied', 'below', 'name ', '', 0, '2026-11-30T02:30:49.034Z', '2026-11-30T02:30:49.034Z', 1, 11, NULL, '', NULL, 'Part applied', '', 'FX-applied', 'Kyonetsu', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '');


--
-- Data for Name: textTemplates; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."textTemplates" VALUES
	('01a22a4a5d70000003297d52', 'introduction', 'Thank you', 'Thank you for your inquiry. We are pleased to offer the following parts:', '感谢您的询价。现报价如下：', 1),
	('01a22a4a5d70000136b601f4', 'introduction', 'Revised quotation', 'As discussed, please find our revised offer below. It replaces our earlier quotation.', '根据双方沟通，现更新报价如下，原报价单随之失效。', 1),
	('01a22a4a5d70000295e25563', 'payment', '30/70', '30 % by T/T with the order, 70 % by T/T before shipment.', '下单时电汇30%，发货前电汇付清70%。', 1),
	('01a22a4a5d7000032599ca4e', 'payment', '100 %', '100 % by T/T before shipment.', '发货前电汇付清全款。', 1),
	('01a22a4a5d700004c4ed9a60', 'payment', 'L/C', 'Irrevocable letter of credit at sight.', '不可撤销即期信用证。', 1),
	('01a22a4a5d700005c3a97f2e', 'remarks', 'Lead times', 'Lead times are counted from receipt of the deposit. Prices are without taxes and duties of the country of destination.', '交货期自收到定金之日起计算。价格不含目的国的税费和关税。', 1),
	('01a22a4a5d7000062dfa7788', 'remarks', 'Nameplate', 'Please send us a photograph of the nameplate before you order, so that we can confirm that the part fits.', '下单前请提供铭牌照片，以便我们确认配件是否适用。', 1),
	('01a22a4a633400000c023bd2', 'payment', 'Usual', '30 days', '30天', 1);


--
-- Data for Name: writeChecks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public."writeChecks" VALUES
	(1, '2026-11-30T02:30:47.211Z');


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


