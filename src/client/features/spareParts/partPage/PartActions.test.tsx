import { screen } from '@testing-library/react';
import { LazyNotices } from '@/client/components/LazyNotices';
import { fakeClipboard, stubClipboard } from '@/client/testing/clipboard';
import { aPart } from '@/client/testing/fixtures';
import { type RenderOptions, renderWithProviders } from '@/client/testing/renderWithProviders';
import { PartActions } from './PartActions';

const part = aPart({ name: 'Rope 50 % + “A&B”\n绳', partNumber: ' HW-9 #1 ' });
const named = 'Rope 50 % + “A&B”\n绳 (HW-9 #1)';
const path = `/spare-parts-details/${part._id}`;

const show = (options?: RenderOptions) =>
  renderWithProviders(
    <>
      <PartActions part={part} />
      <LazyNotices />
    </>,
    options,
  );

it.each([
  ['en', `Hello, I would like a quotation for ${named}: http://site.test${path}`],
  ['zh', `您好，我想索取以下配件的报价：${named} http://site.test/zh${path}`],
] as const)('WhatsApp opens with the part, its number and its URL (%s)', (language, text) => {
  show({ language });
  const link = screen.getByRole('link', { name: 'WhatsApp' });
  const url = new URL(link.getAttribute('href')!);
  expect(url.origin + url.pathname).toBe('https://wa.me/8615555550175');
  expect(url.searchParams.get('text')).toBe(text);
  expect(url.search).not.toContain('+');
});

describe('sharing', () => {
  const { canShare, share } = navigator;
  afterEach(() => Object.assign(navigator, { canShare, share }));

  it('copies the link where the device has no menu for it', async () => {
    const { user } = show({ language: 'zh' });
    const copied = fakeClipboard();
    await user.click(screen.getByRole('button', { name: '分享' }));
    expect(await screen.findByText('链接已复制。')).toBeVisible();
    expect(copied).toEqual([`http://site.test/zh${path}`]);
  });

  it('shows the link where the browser offers no clipboard either', async () => {
    const { user } = show();
    stubClipboard(undefined);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText(/by hand: http:\/\/site\.test\/spare-parts/)).toBeVisible();
  });

  it("opens the device's menu, and does nothing else when it is closed", async () => {
    const { user } = show();
    const copied = fakeClipboard();
    const shared: unknown[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: (page: unknown) => {
        shared.push(page);
        return Promise.reject(new DOMException('', 'AbortError'));
      },
    });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(shared).toEqual([{ title: named, url: `http://site.test${path}` }]);
    expect(copied).toEqual([]);
  });
});
