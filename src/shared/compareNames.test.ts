import { compareNames } from './compareNames';

test.each([
  [['Bolt M8', 'Bolt M10', 'OB-80', 'OB-425']],
  [['Ärmel', 'Base', 'emil', 'Émile', 'møller', 'mount', 'Zebra']],
  [['安全钳', '按钮', '钢丝绳', '门机', '曳引机']],
])('%j is in order', (names) => {
  expect([...names].reverse().sort(compareNames)).toEqual(names);
});
