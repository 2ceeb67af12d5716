import type { Connections, Database } from '../../db/types';
import type { ExpressionBuilder } from 'kysely';
import { emailKey, phoneKey } from '../../lib/personKeys';
import type { MessageKind } from './repository';

/** Whom to look for: whoever wrote from this e-mail address or this phone number. */
export interface Person {
  email: string;
  phone: string;
}

export interface PersonMessages {
  inquiries: number;
  applications: number;
  /** Under which they came, at most `MAX_NAMES`: several may share a phone. */
  names: string[];
}

const MAX_NAMES = 20;

/** Ways in which messages go for good. A mail that still waits to be sent goes with its message. */
export function erasureRepository({ reader, writer }: Connections) {
  const remove = async (kind: MessageKind, id: string): Promise<boolean> => {
    const query = writer.deleteFrom('messages').where('kind', '=', kind).where('id', '=', id);
    return (await query.executeTakeFirst()).numDeletedRows > 0n;
  };

  const findPerson = async (person: Person): Promise<PersonMessages> => {
    const counts = await reader
      .selectFrom('messages')
      .select((select) => ['kind', select.fn.countAll().as('total')])
      .where(sentBy(person))
      .groupBy('kind')
      .execute();
    const names = await reader
      .selectFrom('messages')
      .select('name')
      .distinct()
      .where(sentBy(person))
      .orderBy('name')
      .limit(MAX_NAMES)
      .execute();
    const of = (kind: MessageKind) => Number(counts.find((each) => each.kind === kind)?.total ?? 0);
    return {
      inquiries: of('inquiry'),
      applications: of('application'),
      names: names.map(({ name }) => name),
    };
  };

  const erasePerson = async (person: Person): Promise<Omit<PersonMessages, 'names'>> => {
    const gone = await writer
      .deleteFrom('messages')
      .where(sentBy(person))
      .returning('kind')
      .execute();
    const inquiries = gone.filter(({ kind }) => kind === 'inquiry').length;
    return { inquiries, applications: gone.length - inquiries };
  };

  /** Erases up to `limit` messages from before that time; returns how many there were. */
  const removeBefore = async (time: Date, limit: number): Promise<number> => {
    const { numDeletedRows } = await writer
      .deleteFrom('messages')
      .where('id', 'in', (select) =>
        select
          .selectFrom('messages')
          .select('id')
          .where('createdAt', '<', time.toISOString())
          .orderBy('createdAt')
          .limit(limit),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  };

  const forgetDaysBefore = async (day: string) => {
    await writer.deleteFrom('messageDays').where('day', '<', day).execute();
  };

  return { remove, findPerson, erasePerson, removeBefore, forgetDaysBefore };
}

const sentBy = (person: Person) => {
  const [email, phone] = [emailKey(person.email), phoneKey(person.phone)];
  return (where: ExpressionBuilder<Database, 'messages'>) =>
    where.or([
      ...(email === '' ? [] : [where('emailKey', '=', email)]),
      ...(phone === '' ? [] : [where('phoneKey', '=', phone)]),
    ]);
};
