import { cleanup, screen } from '@testing-library/react';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { aFile } from '@/client/testing/files';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import type { Language } from '@/shared/language';
import { CareerForm } from './CareerForm';

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

describe('an application', () => {
  it('is sent, and its reference number is shown', async () => {
    const seen = fakeApi('post', '/applications', { status: 201, json: { reference: 'HA-19' } });
    const { user } = renderWithProviders(<CareerForm />);
    await enterText(user, field('Name'), 'Wei Chen');
    await enterText(user, field('Phone'), '0574 5555 0100');
    await enterText(user, field('About You'), 'Fitter, ten years');
    await user.click(screen.getByText('SEND YOUR INFO'));
    await screen.findByText(/under the reference HA-19/);
    expect(seen[0]!.body).toEqual({
      name: 'Wei Chen',
      phone: '0574 5555 0100',
      aboutyou: 'Fitter, ten years',
    });
  });

  it('can go to the e-mail address for applications where it could not be sent', async () => {
    fakeApi('post', '/applications', { status: 404, json: {} });
    const { user } = renderWithProviders(<CareerForm />, { language: 'zh' });
    await enterText(user, field('姓名'), '陈伟');
    await enterText(user, field('电子邮箱'), 'wei@example.com');
    await user.click(screen.getByText('提交个人信息'));
    const link = await screen.findByRole('link', { name: '改用电子邮件发送' });
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain(
      'mailto:careers@hoistway.example?subject=求职申请：陈伟',
    );
  });

  it('takes a CV along, which can be removed and exchanged', async () => {
    const seen = fakeApi('post', '/applications', { status: 201, json: { reference: 'A-19' } });
    const { user } = renderWithProviders(<CareerForm />);
    const cv = await screen.findByLabelText('CV');
    await enterText(user, field('Name'), 'Wei Chen');
    await enterText(user, field('Phone'), '0574 5555 0100');
    await user.upload(cv, aFile('old.pdf', 'application/pdf', '%PDF-1.4'));
    await user.click(await screen.findByRole('button', { name: 'Remove old.pdf' }));
    expect(cv).toHaveFocus();
    await user.upload(cv, aFile('cv.pdf', 'application/pdf', '%PDF-1.7'));
    await screen.findByText('cv.pdf');
    await user.click(screen.getByText('SEND YOUR INFO'));
    const heading = await screen.findByRole('heading', { name: 'Thank you for your application' });
    expect(heading.closest('[role=status]')).toHaveTextContent(/A-19.*Attached files\s*cv\.pdf/s);
    const body = seen[0]!.body as FormData;
    expect([...body.keys()]).toEqual(['name', 'phone', 'cv']);
    expect(await (body.get('cv') as File).text()).toBe('%PDF-1.7');
  });

  it('names the CV to choose again after a reload, until one is chosen or it is not wanted', async () => {
    const load = async (language?: Language) => {
      cleanup();
      const { user } = renderWithProviders(<CareerForm />, { language });
      return { user, cv: await screen.findByLabelText(language === 'zh' ? '简历' : 'CV') };
    };
    const first = await load();
    await first.user.upload(first.cv, aFile('old.pdf', 'application/pdf', '%PDF-1.4'));
    await screen.findByText('old.pdf');
    expect(screen.queryByText(/choose them again/)).not.toBeInTheDocument();
    await load('zh');
    expect(screen.getByText(/请重新选择：old\.pdf$/)).toBeInTheDocument();
    const second = await load();
    expect(screen.getByText(/choose them again: old\.pdf$/)).toBeInTheDocument();
    await second.user.upload(second.cv, aFile('cv.pdf', 'application/pdf', '%PDF-1.7'));
    await screen.findByText('cv.pdf');
    expect(screen.queryByText(/choose them again/)).not.toBeInTheDocument();
    const third = await load();
    expect(screen.getByText(/choose them again: cv\.pdf$/)).toBeInTheDocument();
    await third.user.click(screen.getByRole('button', { name: 'Do not attach them' }));
    expect(screen.queryByText(/choose them again/)).not.toBeInTheDocument();
    await load();
    expect(screen.queryByText(/choose them again/)).not.toBeInTheDocument();
  });

  it('says on choosing that a file is not acceptable, and has the CV from before', async () => {
    const { user } = renderWithProviders(<CareerForm />);
    const cv = await screen.findByLabelText('CV');
    await user.upload(cv, aFile('cv.pdf', 'application/pdf', '%PDF-1.7'));
    for (const [name, content, problem] of [
      ['zip.pdf', 'PK\u0003\u0004', 'is not a PDF'],
      ['none.pdf', '', 'is empty'],
      ['long.pdf', `%PDF-1.7${' '.repeat(5 * 1024 ** 2)}`, 'is larger than 5 MB'],
    ] as const) {
      await user.upload(cv, aFile(name, 'application/pdf', content));
      expect(await screen.findByText(new RegExp(name))).toHaveTextContent(problem);
      expect(screen.getByText('cv.pdf')).toBeInTheDocument();
    }
  });
});
