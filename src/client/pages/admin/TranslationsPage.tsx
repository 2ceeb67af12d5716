import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useListSparePartsQuery, useSaveTranslationsMutation, refetchOnMount } from '@/client/api';
import { CategoryInput } from '@/client/components/console/CategoryField';
import { PageHeader } from '@/client/components/console/PageHeader';
import { PagedList } from '@/client/components/console/QueryResult';
import { SelectField } from '@/client/components/console/SelectField';
import type { GridAttribute } from '@/client/features/attributes/grid/cells';
import type { Edit } from '@/client/features/attributes/grid/edits';
import { useEdits } from '@/client/features/attributes/grid/useEdits';
import type { Sending } from '@/client/features/attributes/grid/useSaveValues';
import { ValuesEditor } from '@/client/features/attributes/grid/ValuesEditor';
import { useCategoryOptions } from '@/client/features/categories/useCategoryTree';
import { useTranslation } from '@/client/i18n/useTranslation';
import { typedText } from '@/client/lib/categoryOption';
import { usePageParam } from '@/client/lib/usePageParam';
import { oneOf, readId, useUrlFilters } from '@/client/lib/useUrlFilters';
import { paths } from '@/shared/siteMap';
import { matchTexts, textRows, textStates } from './translationTexts';

const PAGE_SIZE = 50;
const readers = { category: readId, state: oneOf(textStates) };
const column: GridAttribute = {
  _id: 'zh',
  key: 'zh',
  kind: 'text',
  labelEn: 'Chinese',
  labelZh: '中文',
};

function useSendTexts(): Sending {
  const [saveTranslations, { isLoading: busy }] = useSaveTranslationsMutation();
  const send = (edits: readonly Edit[]) => {
    const parts = edits.map(({ part, attribute: { key }, before, value }) => ({
      partId: part._id,
      texts: { [key]: value ?? '' },
      before: { [key]: before ?? '' },
    }));
    return saveTranslations({ translationsForm: { parts } });
  };
  return { max: 200, send, busy };
}

const DRAFT = 'translations';

/** The texts of many parts, in English and in Chinese. */
export default function TranslationsPage() {
  const { t } = useTranslation(['translations', 'adminParts', 'partTable', 'admin']);
  const [page] = usePageParam();
  const { filters, setFilters } = useUrlFilters(readers);
  const { category, state = 'missing' } = filters;
  const categories = useCategoryOptions();
  const [typed, setTyped] = useState('');
  const query = useListSparePartsQuery(
    {
      page,
      limit: PAGE_SIZE,
      sort: 'name',
      lang: 'all',
      includeHidden: true,
      categoryId: category,
      deep: category ? true : undefined,
      missing: state === 'missing' ? ['translation'] : undefined,
      outdated: state === 'outdated' ? true : undefined,
    },
    refetchOnMount,
  );
  const { edits, setEdits, notice } = useEdits(DRAFT);
  const sending = useSendTexts();

  return (
    <>
      <PageHeader title={t('admin:nav.translations')} text={t('table.text')}>
        <Button href={paths.translationProgress()} variant="outlined">
          {t('progressTitle')}
        </Button>
      </PageHeader>
      {notice}
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', mb: 2 }}>
        <CategoryInput
          categories={categories}
          value={typed || (category ?? '')}
          onChange={(value) => {
            setTyped(typedText(value) && value);
            if (!typedText(value)) setFilters({ category: value });
          }}
          placeholder={t('partTable:filters.anyCategory')}
          sx={{ flex: '0 1 20rem', bgcolor: 'background.paper' }}
        />
        <SelectField
          label={t('table.show')}
          value={state}
          options={textStates.map((id) => ({ id, label: t(`table.states.${id}`) }))}
          onChoose={(id) => setFilters({ state: id })}
          sx={{ flex: '0 1 13.75rem', bgcolor: 'background.paper' }}
        />
      </Stack>
      <PagedList
        query={query}
        failed={t('table.failed')}
        empty={t(`table.empty.${state}`)}
        pageSize={PAGE_SIZE}
      >
        {(parts, busy) => {
          const rows = textRows(parts, state, (field) => t(`adminParts:fields.${field}`));
          return (
            <ValuesEditor
              draft={DRAFT}
              label={t('admin:nav.translations')}
              rows={rows}
              columns={[column]}
              busy={busy}
              fits={() => true}
              edits={edits}
              setEdits={setEdits}
              sending={sending}
              match={(lines, [top]) => matchTexts(rows, lines, rows[top]?.attribute.key)}
            />
          );
        }}
      </PagedList>
    </>
  );
}
