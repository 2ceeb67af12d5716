import Close from '@mui/icons-material/Close';
import { render, screen } from '@testing-library/react';
import { inTheme } from '../testing/inTheme';
import SvgIcon from './SvgIcon';

const icon = () => screen.getByTestId('icon');
const draw = (props: object = {}) => render(inTheme(<Close data-testid="icon" {...props} />));

it('draws an icon of the package without the styles of MUI, hidden from screen readers', () => {
  draw();
  expect(icon().tagName).toBe('svg');
  expect(icon()).toHaveAttribute('aria-hidden', 'true');
  expect(icon()).toHaveAttribute('focusable', 'false');
  expect(icon().querySelector('path')).toBeInTheDocument();
  expect(icon().getAttribute('class')).not.toContain('Mui');
});

it.each([
  [undefined, '1.5rem'],
  ['small', '1.25rem'],
  ['large', '2.1875rem'],
])('is as high as the letters of %s', (fontSize, height) => {
  draw({ fontSize });
  expect(icon()).toHaveStyle({ fontSize: height, height: '1em' });
});

it('has a colour of the palette, or that of the text around it', () => {
  draw({ color: 'error' });
  const { color } = getComputedStyle(icon());
  expect(color).not.toBe('');
  expect(color).not.toBe(getComputedStyle(document.body).color);
  expect(icon()).toHaveStyle({ fill: 'currentColor' });
});

it('takes styles of its own on top, one or several', () => {
  draw({ sx: { rotate: '180deg', fontSize: '3rem' } });
  expect(icon()).toHaveStyle({ fontSize: '3rem' });
  render(
    inTheme(
      <SvgIcon sx={[{ fontSize: '4rem' }, { opacity: '0.5' }]}>
        <title>Own</title>
      </SvgIcon>,
    ),
  );
  expect(screen.getByTitle('Own').parentElement).toHaveStyle({ fontSize: '4rem', opacity: '0.5' });
});
