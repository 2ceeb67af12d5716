import type { InquiryChanges } from '@/server/generated/requests';
import {
  itemsByRecord,
  skipped,
  valuesToRevert,
  type Revert,
  type Skipped,
} from '../changes/reverts';
import type { ChangedField } from '../changes/repository';
import { inquiryRepository } from './repository';
import { applyToInquiry, recordedInquiry } from './service';

/** Inquiries get their state and assignee back, and are held for review again or released. */
export const revertInquiries: Revert = async (trx, items, options) => {
  const inquiries = inquiryRepository(trx);
  const by = { author: options.actor.email, now: options.now };
  const found = new Set<string>();
  const changed: ChangedField[] = [];
  const left: Skipped[] = [];
  for (const [id, own] of itemsByRecord(items)) {
    const row = await inquiries.find(id);
    if (!row) continue;
    found.add(id);
    const { assigneeId, state, ...spam } = valuesToRevert(own, recordedInquiry(row), options, left);
    if (assigneeId && (await inquiries.findAdminEmail(assigneeId)) === undefined) {
      left.push(skipped({ entityId: id, name: row.reference }, 'referenceMissing'));
      continue;
    }
    const changes = {
      ...(assigneeId !== undefined && { assigneeId }),
      ...(state && { state: state as InquiryChanges['state'] }),
      ...('spam' in spam && { spam: spam.spam === 'true' }),
    };
    changed.push(...(await applyToInquiry(trx, id, changes, by)).items);
  }
  return { found, changed, skipped: left };
};
