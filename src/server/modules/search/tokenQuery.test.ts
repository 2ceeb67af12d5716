import { render } from '@/server/db/search';
import { anyOf } from './tokenQuery';

const asked = (sets: string[]) =>
  render(anyOf(sets.map((set) => set.split(' '))), (token) => token, ['&', '|']);

it('asks once for what several sets have in common', () => {
  expect(asked(['门机', 'door operator', 'door machine', 'door drive'])).toBe(
    '(门机|(door&(operator|machine|drive)))',
  );
  expect(asked(['light curtain', 'sensor edge', 'door edge', 'door eye'])).toBe(
    '((light&curtain)|(door&eye)|(edge&(sensor|door)))',
  );
});

it('asks for nothing that is found already, whatever else it has', () => {
  expect(asked(['circuit board', 'board', 'pcb', 'board'])).toBe('(board|pcb)');
  expect(asked(['door motor belt', 'door belt', 'door strap'])).toBe('((door&(belt|strap)))');
});
