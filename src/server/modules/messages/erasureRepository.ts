import type { ExpressionBuilder } from 'kysely';
import { countRows } from '@/server/db/count';
import type { Connections, Database } from '@/server/db/types';
import { emailKey, phoneKey } from '@/server/lib/personKeys';
import type { MessageKind } from './repository';

/** Whom to look for: whoever wrote from this e-mail address or this phone number. */
export interface Person {
  email: string;
  phone: string;
}

/** Several people may share a phone. */
const MAX_NAMES = 20;

/** Ways in which messages go for good. A mail that still waits to be sent goes with its message. */
export function erasureRepository({ reader, writer }: Connections) {
  const remove = async (kind: MessageKind, id: string): Promise<boolean> => {
    const query = writer.deleteFrom('messages').where('kind', '=', kind).where('id', '=', id);
    return (await query.executeTakeFirst()).numDeletedRows > 0n;
  };

  /** How many messages there are, and the names under which they came. */
  const findPerson = async (person: Person) => {
    const sent = reader.selectFrom('messages').where(sentBy(person));
    const names = sent.select('name').distinct().orderBy('name').limit(MAX_NAMES);
    return {
      inquiries: await countRows(sent.where('kind', '=', 'inquiry')),
      applications: await countRows(sent.where('kind', '=', 'application')),
      names: (await names.execute()).map(({ name }) => name),
    };
  };

  const erasePerson = async (person: Person) => {
    const query = writer.deleteFrom('messages').where(sentBy(person));
    const gone = await query.returning('kind').execute();
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
