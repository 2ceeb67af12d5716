import { render, screen } from '@testing-library/react';
import { SiteTheme } from '../app/theme/SiteTheme';
import { inTheme } from '../testing/inTheme';
import { type Look, Box } from './Box';
import { Container } from './Container';
import { Typography } from './Typography';

const element = () => screen.getByText('Here');

it('gives equal styles one class, however often they are written', () => {
  const boxes = ['1', '2', '3'].map((text) => (
    <Box key={text} sx={{ p: text === '3' ? '24px' : '16px' }}>
      {text}
    </Box>
  ));
  render(inTheme(<>{boxes}</>));
  const [first, second, third] = ['1', '2', '3'].map((text) => screen.getByText(text));
  expect(first!.className).toBe(second!.className);
  expect(first!.className).not.toBe(third!.className);
  expect(first).toHaveStyle({ padding: '16px' });
  expect(third).toHaveStyle({ padding: '24px' });
});

it('writes its styles for the theme that it stands in', () => {
  const faceIn = (language: 'en' | 'zh') => {
    const { unmount } = render(
      <SiteTheme language={language}>
        <Box sx={{ typography: 'body1' }}>Here</Box>
      </SiteTheme>,
    );
    const { fontFamily, lineHeight } = getComputedStyle(element());
    unmount();
    return `${fontFamily} ${lineHeight}`;
  };
  expect(faceIn('en')).not.toBe(faceIn('zh'));
  expect(faceIn('en')).toBe(faceIn('en'));
});

it('is the element that it is told to be, with its attributes, and nothing of its styles', () => {
  render(
    inTheme(
      <Box component="a" href="/about" className="own" sx={{ m: 1 }}>
        Here
      </Box>,
    ),
  );
  const link = screen.getByRole('link', { name: 'Here' });
  expect(link).toHaveAttribute('href', '/about');
  expect(link).toHaveClass('own');
  expect(link.getAttributeNames().sort()).toEqual(['class', 'href']);
});

it('has the styles of its look, and its own on top of them', () => {
  const card: Look = {
    name: 'card',
    styles: ({ palette }) => ({ padding: '8px', color: palette.success.main }),
  };
  const plate: Look = { name: 'plate', styles: () => ({ padding: '4px' }) };
  render(
    inTheme(
      <>
        <Box look={card}>Card</Box>
        <Box look={card} sx={{ p: '24px' }}>
          Wide
        </Box>
        <Box look={plate}>Plate</Box>
      </>,
    ),
  );
  const [plain, wide, other] = ['Card', 'Wide', 'Plate'].map((text) => screen.getByText(text));
  expect(plain).toHaveStyle({ padding: '8px' });
  expect(wide).toHaveStyle({ padding: '24px', color: getComputedStyle(plain!).color });
  expect(other).toHaveStyle({ padding: '4px' });
});

it('refuses a function, which has no place in what tells styles apart', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(inTheme(<Box sx={{ p: () => 2 }}>Here</Box>))).toThrow(
    'The style p of a box is a function.',
  );
  logged.mockRestore();
});

it.each([
  ['h1', 'H1'],
  ['h4', 'H4'],
  ['body1', 'P'],
  ['caption', 'SPAN'],
] as const)('sets %s in the element that goes with it', (variant, tagName) => {
  render(inTheme(<Typography variant={variant}>Here</Typography>));
  expect(element().tagName).toBe(tagName);
  expect(element()).toHaveStyle({ margin: '0px' });
});

it('sets a text in another element, with styles that go before its own', () => {
  render(
    inTheme(
      <Typography variant="h2" component="legend" sx={{ m: '16px' }}>
        Here
      </Typography>,
    ),
  );
  expect(element().tagName).toBe('LEGEND');
  expect(element()).toHaveStyle({ margin: '16px' });
});

it('keeps the content in the middle, also with styles of its own', () => {
  render(
    inTheme(
      <Container component="main" sx={{ pt: '8px' }}>
        Here
      </Container>,
    ),
  );
  expect(screen.getByRole('main')).toHaveStyle({ maxWidth: '1248px', paddingTop: '8px' });
});
