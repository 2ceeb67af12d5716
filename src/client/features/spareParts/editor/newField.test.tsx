import { screen } from '@testing-library/react';
import type { SparePart } from '@/client/api';
import { enterText } from '@/client/testing/enterText';
import { aPart } from '@/client/testing/fixtures';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { PART_FIELDS } from '@/shared/partFields';
import { PartConflict } from './PartConflict';
import { PartFacts } from '../partPage/PartFacts';
import { specificationRows } from '../partFields';
import { LabelledFacts } from '../partPage/PartSpecifications';
import { type PartValues, partRules, partValues, toSparePartForm } from './partValues';
import { SparePartForm } from './SparePartForm';

// What a new field takes in the client: a line in the list, and its label in both languages.
jest.mock('@/shared/partFields', () => {
  const actual =
    jest.requireActual<Record<'PART_FIELDS' | 'PART_TEXTS', unknown[]>>('@/shared/partFields');
  const voltage = { name: 'voltage', maxLength: 20, labelled: true, untranslated: true };
  return {
    ...actual,
    PART_FIELDS: [...actual.PART_FIELDS, voltage],
    PART_TEXTS: [...actual.PART_TEXTS, voltage.name],
  };
});
jest.mock('@/client/i18n/en/partFields', () => {
  const { partFields } = jest.requireActual<{ partFields: object }>('@/client/i18n/en/partFields');
  return { partFields: { ...partFields, voltage: 'Rated Voltage' } };
});

const part = { ...aPart({ name: 'Drive' }), voltage: '400 V' };
const term = () => screen.getByText('Rated Voltage');

it('a field that is added to the list is in the specification grid', () => {
  expect(specificationRows(part as SparePart)).toContainEqual({ id: 'voltage', value: '400 V' });
});

it.each([
  ['labelled facts', <LabelledFacts key="labelled" part={part} />],
  ['page of the console', <PartFacts key="console" part={part} />],
])('a field that is added to the list is in the %s', (_place, element) => {
  renderWithProviders(element);
  expect(term().nextElementSibling).toHaveTextContent('400 V');
});

it('is in the form, validated by its length, and in the request', async () => {
  const saved: PartValues[] = [];
  const { user } = renderWithProviders(
    <SparePartForm
      defaultValues={partValues(part as SparePart)}
      fields={PART_FIELDS.slice(-1)}
      categories={[]}
      submitText="Save"
      submittingText="Saving"
      isNew
      cancelTo="/"
      onSave={async (values) => {
        saved.push(values);
        return undefined;
      }}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Rated Voltage' });
  expect(field).toHaveValue('400 V');
  await user.clear(field);
  await enterText(user, field, '230 to 400 V, 50 and 60 Hz');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription(/20/);
  expect(saved).toEqual([]);
  await user.clear(field);
  await enterText(user, field, '230 V');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved.map(toSparePartForm)).toEqual([expect.objectContaining({ voltage: '230 V' })]);
});

it('is shown by its label where two people have changed it', () => {
  const change = { base: '400 V', mine: '230 V', theirs: '110 V' };
  expect(Object.keys(partRules)).toContain('voltage');
  renderWithProviders(
    <PartConflict
      categories={[]}
      changes={[{ field: 'voltage' as 'weight', by: 'both', ...change }]}
      onSave={() => undefined}
      onCancel={() => undefined}
    />,
  );
  expect(screen.getByRole('dialog')).toHaveTextContent('Rated Voltage');
});
