import type { Attribute } from '@/client/api/console';
import { FormField } from '@/client/components/console/FormField';
import { useLeaveGuard } from '@/client/components/console/leaveGuard';
import { TitledPaper } from '@/client/components/console/TitledPaper';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { CategoryName } from './AttributeFields';
import { CategoryProposals } from './CategoryProposals';

export interface ProposalsPanelProps {
  attributes: readonly Attribute[];
  categories: readonly CategoryName[];
  /** The category that is chosen; empty where none is. */
  categoryId: string;
  onCategory: (id: string) => void;
}

/** Fills the properties of a category's parts from what their texts say already. */
export function ProposalsPanel(props: ProposalsPanelProps) {
  const { attributes, categories, categoryId, onCategory } = props;
  const { t } = useTranslation('attributes');
  const guard = useLeaveGuard();
  return (
    <TitledPaper title={t('proposals.title')} text={t('proposals.text')}>
      <FormField
        select
        label={t('category')}
        value={categoryId}
        onChange={({ target }) => {
          const id = target.value;
          // Corrections belong to the category that they were made for.
          guard.before(() => onCategory(id));
        }}
        sx={{ maxWidth: 420, mb: categoryId ? 2.5 : 0 }}
      >
        <option value="">{t('proposals.choose')}</option>
        {categories.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </FormField>
      {categoryId && <CategoryProposals key={categoryId} {...{ categoryId, attributes }} />}
    </TitledPaper>
  );
}
