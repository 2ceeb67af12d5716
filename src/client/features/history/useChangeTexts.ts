import { type Change, type ChangeItem, attributeLabel, useListAttributesQuery } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { priceText, supplierText } from '@/client/lib/priceTexts';
import { attributeKeyOf, outdatedFieldOf, priceKeyOf, supplierOf } from '@/shared/history';
import { joined } from '@/shared/isolate';

/** Characters of a value that the history shows. */
const MAX_SHOWN = 300;

type Side = 'before' | 'after';

/** What a change, its fields and values are called. */
export function useChangeTexts() {
  const { t } = useTranslation([
    'history',
    'adminParts',
    'inquiryDesk',
    'accounts',
    'attributes',
    'translations',
    'quotations',
  ]);
  const language = useLanguage();
  const { data: attributes = [] } = useListAttributesQuery({ includeHidden: true });
  const labels: Readonly<Record<string, string>> = { ...t('adminParts:fields'), ...t('fields') };
  /** By field. */
  const choices: Partial<Record<string, Readonly<Record<string, string>>>> = {
    state: t('inquiryDesk:states'),
    role: t('accounts:roles'),
    invitation: t('accounts:roles'),
    kind: t('attributes:kinds'),
    field: t('quotations:fields'),
  };

  const fieldLabel = (field: string): string => {
    const outdated = outdatedFieldOf(field);
    if (outdated !== undefined) return t('outdated', { label: fieldLabel(`${outdated}Zh`) });
    const price = priceKeyOf(field);
    if (price) return t('price', { currency: price.currency, count: price.minQuantity });
    const supplier = supplierOf(field);
    if (supplier !== undefined) return t('supplier', { supplier });
    const key = attributeKeyOf(field);
    const attribute = attributes.find((candidate) => candidate.key === key);
    if (attribute) return attributeLabel(attribute, language);
    const english = field.endsWith('Zh') ? labels[field.slice(0, -2)] : undefined;
    return (
      labels[field] ?? (english ? t('translations:inChinese', { label: english }) : (key ?? field))
    );
  };

  const valueText = (item: ChangeItem, side: Side): string => {
    const { field, [side]: value, [`${side}Name` as const]: name } = item;
    if (field === 'hidden') return t(value ? 'adminParts:form.draft' : 'adminParts:form.published');
    if (field === 'spam' || outdatedFieldOf(field)) return t(value ? 'yes' : 'no');
    if (field === 'position') return t(value ? 'arranged' : 'inNameOrder');
    if (field === 'password') return '••••••';
    if (value === undefined) return t('none');
    const price = priceKeyOf(field);
    if (price) return priceText(objectIn<{ price: string }>(value), price.currency, language);
    if (supplierOf(field) !== undefined) return supplierText(objectIn(value), language);
    switch (field) {
      case 'image':
        return t('imageCount', { count: 1 });
      case 'images':
        return t('imageCount', { count: listIn(value).length });
      case 'documents':
        return joinList<{ title: string }>(value, ({ title }) => title);
      case 'references':
        return joinList<{ number: string }>(value, ({ number }) => number);
      case 'choicesZh':
        return joinList<[string, string]>(value, (pair) => pair.join(' = '));
      case 'categoryId':
      case 'categoryIds':
      case 'parentId':
      case 'assigneeId':
        return name ?? t('unknownName');
      default:
        if (value.length > MAX_SHOWN) return `${value.slice(0, MAX_SHOWN)}…`;
        return choices[field]?.[value] ?? value;
    }
  };

  /** Such as `Changed: 30 spare parts`. */
  const summary = (change: Change): string => {
    const { kind, action, count, items } = change;
    const [first] = items;
    // A part that was in a deleted category has that change in its history, too.
    const isOther = kind === 'category' && action !== 'edited' && first?.field === 'categoryId';
    // Categories that an import adds come first.
    const isMixed = isOfImport(change) && first?.field === '';
    const only = count === 1 && !isOther ? first?.name : undefined;
    return t('summary', {
      action: t(`actions.${action}`),
      what: only || t(`records.${isMixed ? 'mixed' : kind}`, { count }),
    });
  };

  return { fieldLabel, valueText, summary };
}

/** Or of its undo, as of any edit: such a change may add or remove records and edit others. */
export const isOfImport = ({ action }: Pick<Change, 'action'>): boolean =>
  action === 'imported' || action === 'undone';

const joinList = <Item>(json: string, textOf: (item: Item) => string): string =>
  joined(listIn<Item>(json).map(textOf), ', ');

const objectIn = <Value extends object>(json: string): Value => {
  try {
    return JSON.parse(json) as Value;
  } catch {
    return {} as Value;
  }
};

function listIn<Item = unknown>(json: string): Item[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? (list as Item[]) : [];
  } catch {
    return [];
  }
}
