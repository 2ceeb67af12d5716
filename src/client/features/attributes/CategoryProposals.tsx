import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo, useReducer, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isUnknownId, isUnreachable } from '@/client/api';
import {
  type Attribute,
  type AttributeProposal,
  useConfirmAttributeValuesMutation,
  useListAttributeProposalsQuery,
} from '@/client/api/console';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { ListEmpty } from '@/client/components/console/ListStates';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { Fetched } from '../ui/Fetched';
import { useFailureText } from '../ui/useFailure';
import { noticeShown } from '../ui/uiSlice';
import {
  changeDrafts,
  hasDrafts,
  kindOf,
  problemOf,
  proposalId,
  textOf,
  toValue,
} from './proposalDraft';
import { valueFieldId } from './ProposalRow';
import { ProposalsTable } from './ProposalsTable';

export interface CategoryProposalsProps {
  categoryId: string;
  attributes: readonly Attribute[];
}

/** What the texts of a category's parts propose. Only what was chosen and confirmed is stored. */
export function CategoryProposals({ categoryId, attributes }: CategoryProposalsProps) {
  const { t } = useTranslation(['attributes', 'admin']);
  const dispatch = useDispatch();
  const failureText = useFailureText();
  // Parts are saved elsewhere meanwhile.
  const query = useListAttributeProposalsQuery({ categoryId }, { refetchOnMountOrArgChange: true });
  const [confirmValues, { isLoading }] = useConfirmAttributeValuesMutation();
  const [drafts, change] = useReducer(changeDrafts, {});
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const byKey = useMemo(() => new Map(attributes.map((each) => [each.key, each])), [attributes]);
  useUnsavedChanges(hasDrafts(drafts));

  const read = (proposal: AttributeProposal) => {
    const id = proposalId(proposal);
    const kind = kindOf(proposal, byKey.get(proposal.key));
    const text = textOf(proposal, drafts[id]);
    return { id, problem: problemOf(text, kind), value: toValue(proposal, text, kind) };
  };
  const chosen = (query.data ?? []).filter((each) => drafts[proposalId(each)]?.chosen).map(read);

  const confirm = async () => {
    const wrong = chosen.filter(({ problem }) => problem);
    setTried(wrong.length > 0);
    if (wrong[0]) {
      setFailure(t('proposals.wrong', { count: wrong.length }));
      document.getElementById(valueFieldId(wrong[0].id))?.focus();
      return;
    }
    const values = chosen.map(({ value }) => value);
    const { data, error } = await confirmValues({ attributeValuesForm: { values } });
    const otherwise = isUnreachable(error)
      ? t('admin:form.unreachable')
      : t('proposals.confirmFailed');
    setFailure(error ? failureText(error, otherwise) : undefined);
    if (!data) return;
    dispatch(noticeShown({ text: t('proposals.stored', { count: data.stored }) }));
    change({ kind: 'done', ids: chosen.map(({ id }) => id) });
    focusMain();
  };

  return (
    <Fetched query={query} failed={t('proposals.failed')} isFinal={isUnknownId} rows={5}>
      {(proposals) =>
        proposals.length === 0 ? (
          <ListEmpty>{t('proposals.empty')}</ListEmpty>
        ) : (
          <>
            <ProposalsTable
              {...{ proposals, drafts, change, tried }}
              attributes={byKey}
              busy={query.isFetching}
            />
            {failure && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {failure}
              </Alert>
            )}
            <Button
              variant="contained"
              disabled={isLoading || chosen.length === 0}
              onClick={() => void confirm()}
              sx={{ mt: 2 }}
            >
              {isLoading && t('proposals.confirming')}
              {!isLoading &&
                (chosen.length > 0
                  ? t('proposals.confirm', { count: chosen.length })
                  : t('proposals.confirmNone'))}
            </Button>
          </>
        )
      }
    </Fetched>
  );
}
