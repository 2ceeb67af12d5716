import { company } from '@/shared/company';
import type { Language } from '@/shared/language';
import { makeLimiter } from '@/server/lib/limiter';
import { runInThread } from '@/server/lib/runInThread';
import { readBatches, type MessageList } from './exportRows';
import type { MessageKind, MessageRow } from './repository';
import { writeSpreadsheet } from './writeSpreadsheet';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The file is made in memory, of some twenty bytes for each character. */
const MAX_CHARACTERS = 5_000_000;

const HEADINGS: Record<Language, { columns: string[] } & Record<MessageKind, string>> = {
  en: {
    columns: [
      'Reference',
      `Received (${company.clock.en})`,
      `Answered (${company.clock.en})`,
      'Name',
      'E-mail',
      'Phone',
      'Address',
    ],
    inquiry: 'Inquiry',
    application: 'About the applicant',
  },
  zh: {
    columns: [
      '编号',
      `收到时间（${company.clock.zh}）`,
      `答复时间（${company.clock.zh}）`,
      '姓名',
      '电子邮箱',
      '电话',
      '地址',
    ],
    inquiry: '询盘内容',
    application: '个人介绍',
  },
};

const CUT_OFF: Record<Language, (count: number) => string> = {
  en: (count) => `These are the newest ${count}. The CSV file has all of them.`,
  zh: (count) => `此处为最新的${count}条，CSV文件包含全部记录。`,
};

// One at a time for the process, as its memory is one.
const limit = makeLimiter(1);

/** The messages of a kind as an XLSX file, for people; at most `maxCharacters` of the newest. */
export const exportSpreadsheet = (
  messages: MessageList,
  kind: MessageKind,
  language: Language,
  maxCharacters = MAX_CHARACTERS,
): Promise<Buffer> =>
  limit(async () => {
    const { columns, [kind]: text } = HEADINGS[language];
    const rows = await readRows(messages, kind, maxCharacters, CUT_OFF[language]);
    // Thousands of rows would block the event loop for half a second.
    return runInThread('spreadsheetWorker', [[...columns, text], ...rows], writeSpreadsheet);
  });

async function readRows(
  messages: MessageList,
  kind: MessageKind,
  maxCharacters: number,
  cutOff: (count: number) => string,
): Promise<string[][]> {
  const rows: string[][] = [];
  let left = maxCharacters;
  for await (const batch of readBatches(messages, kind)) {
    for (const row of batch.map(rowOf)) {
      left -= row.join('').length;
      if (left < 0) return [...rows, [cutOff(rows.length)]];
      rows.push(row);
    }
  }
  return rows;
}

const rowOf = (row: MessageRow): string[] => [
  row.reference,
  timeOf(row.createdAt),
  row.answeredAt ? timeOf(row.answeredAt) : '',
  row.name,
  row.email,
  row.phone,
  row.address,
  row.text,
];

/** At the company, such as `2026-11-02 17:14`; the locale is one that writes it like that. */
const timeOf = (time: string) =>
  new Date(time).toLocaleString('sv-SE', {
    timeZone: company.timeZoneId,
    dateStyle: 'short',
    timeStyle: 'short',
  });
