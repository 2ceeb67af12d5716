import type { InquiryChanges } from '@/server/generated/requests';
import { revertEach, skip, valuesToRevert, type Revert } from '../../core/history/reverts';
import { eventRepository } from './eventRepository';
import { inquiryRepository } from './repository';
import { applyToInquiry, recordedInquiry } from './service';

/** Inquiries get their state and assignee back, and are held for review again or released. */
export const revertInquiries: Revert = async (trx, items, options) => {
  const inquiries = inquiryRepository(trx);
  const by = { author: options.actor.email, now: options.now };
  return revertEach(items, async (id, own, skipped) => {
    const row = await inquiries.find(id);
    if (!row) return undefined;
    const { assigneeId, state, ...spam } = valuesToRevert(
      own,
      recordedInquiry(row),
      options,
      skipped,
    );
    if (assigneeId && (await inquiries.findAdminEmail(assigneeId)) === undefined) {
      skipped.push(skip({ entityId: id, name: row.reference }, 'referenceMissing'));
      return [];
    }
    const changes = {
      ...(assigneeId !== undefined && { assigneeId }),
      ...(state && { state: state as InquiryChanges['state'] }),
      ...('spam' in spam && { spam: spam.spam === 'true' }),
    };
    const { items: reverted } = await applyToInquiry(trx, id, changes, by);
    // What was written since then counts, not which state comes back.
    if (state) {
      const waitingSince = await eventRepository(trx).findWaitingSince(id);
      await inquiries.update(id, { waitingSince });
    }
    return reverted;
  });
};
