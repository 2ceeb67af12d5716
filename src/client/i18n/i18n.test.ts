/** @jest-environment node */
import { company } from '@/shared/company';
import { testI18n } from '../testing/content';
import { createI18n } from './i18n';

const english = () => testI18n('en');
const chinese = () => testI18n('zh');

describe('a text', () => {
  it('is found by its key, in another namespace with its prefix; interpolates values and company variables', () => {
    expect(english().translateIn('common')('nav.about')).toBe('About Us');
    expect(english().translateIn<'home', 'common'>('home')('common:nav.about')).toBe('About Us');
    expect(english().translateIn('common')('footer.copyright', { year: '2026' })).toBe(
      `© 2026 ${company.name.en} All rights reserved.`,
    );
  });

  it('does not interpolate within values', () => {
    const t = english().translateIn('search');
    const name = '<b>$& {{brand}}</b>';
    expect(t('count', { count: 2, q: name })).toBe(`2 results for “${name}”`);
  });

  it('isolates right-to-left values', () => {
    const t = english().translateIn('search');
    expect(t('count', { count: 2, q: 'زر 12' })).toBe('2 results for “\u2068زر 12\u2069”');
  });

  it('has the plural form of its count', () => {
    const t = english().translateIn('common');
    expect(t('partCount', { count: 1 })).toBe('1 part');
    expect(t('partCount', { count: 0 })).toBe('0 parts');
    expect(chinese().translateIn('common')('partCount', { count: 1 })).toBe('1 种配件');
  });

  it('can have one form for every count', () => {
    const t = english().translateIn('admin');
    expect(t('form.tooLong', { count: 1 })).toBe(t('form.tooLong', { count: 2 }).replace('2', '1'));
  });

  it('formats numbers for its language', () => {
    const t = english().translateIn('inquiryForm');
    expect(t('errors.tooLong', { max: 10_000 })).toBe('Please use at most 10,000 characters.');
    expect(english().translateIn('common')('partCount', { count: 1200 })).toBe('1,200 parts');
  });

  it('is the last part of its key until it is loaded', () => {
    expect(createI18n('en').translateIn('common')('nav.about')).toBe('about');
  });

  it('is found after loading by an earlier `t`', () => {
    const i18n = createI18n('en');
    const t = i18n.translateIn('common');
    expect(t('nav.about')).toBe('about');
    i18n.addTexts('common', { nav: { about: 'Us' } });
    expect(t('nav.about')).toBe('Us');
    i18n.addTexts('common', { nav: { about: 'Them' } });
    expect(t('nav.about')).toBe('Them');
  });
});

it('a group of texts is interpolated', () => {
  const { zone } = english().translateIn('contact')('hours');
  expect(zone).toBe(company.timeZone.en);
});
