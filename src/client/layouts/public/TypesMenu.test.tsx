import { act, fireEvent, screen, within } from '@testing-library/react';
import { hrefOf } from '@/client/testing/links';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { NavBar } from './NavBar';

const nav = () => within(screen.getByRole('navigation'));
const button = (name: string) => nav().getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const typesOf = (name: string) => {
  const panel = document.getElementById(button(name).getAttribute('aria-controls')!)!;
  return within(within(panel).getByRole('list')).getAllByRole('link');
};

const open = () =>
  renderWithProviders(
    <>
      <nav>
        <NavBar variant="header" />
      </nav>
      <h1>Page</h1>
    </>,
  );

describe('the menus of types', () => {
  it('lists the six elevator types', async () => {
    const { user } = open();
    await user.click(button('Elevator'));
    expect(
      typesOf('Elevator').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Passenger Elevator', '/elevators/passenger'],
      ['Villa Elevator', '/elevators/villa'],
      ['Panoramic', '/elevators/panoramic'],
      ['Hospital', '/elevators/hospital'],
      ['Freight', '/elevators/freight'],
      ['Hydraulic', '/elevators/hydraulic'],
    ]);
    expect(hrefOf('How an elevator is built', nav())).toBe('/elevator');
  });

  it('lists the three escalator types', async () => {
    const { user } = open();
    await user.click(button('Escalator'));
    expect(
      typesOf('Escalator').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Indoor Escalator', '/escalator/indoor'],
      ['Outdoor Escalator', '/escalator/out-door'],
      ['Moving Walks', '/escalator/moving-walks'],
    ]);
  });

  it('opens under the mouse, one at a time, and stays open when it is clicked there', async () => {
    const { user } = open();
    await user.hover(button('Elevator'));
    expect(isOpen('Elevator')).toBe(true);
    await user.hover(button('Escalator'));
    expect(isOpen('Elevator')).toBe(false);
    expect(isOpen('Escalator')).toBe(true);
    await user.click(button('Escalator'));
    expect(isOpen('Escalator')).toBe(true);
    await user.click(button('Escalator'));
    expect(isOpen('Escalator')).toBe(false);
  });

  it('closes a moment after the mouse has left, not at once', () => {
    open();
    jest.useFakeTimers();
    const item = button('Elevator').parentElement!;
    fireEvent.pointerOver(item);
    expect(isOpen('Elevator')).toBe(true);
    fireEvent.pointerOut(item, { relatedTarget: document.body });
    expect(isOpen('Elevator')).toBe(true);
    act(() => jest.advanceTimersByTime(200));
    expect(isOpen('Elevator')).toBe(false);
    jest.useRealTimers();
  });

  it('opens on a tap and closes on a tap elsewhere', async () => {
    const { user } = open();
    await user.pointer([{ keys: '[TouchA]', target: button('Elevator') }]);
    expect(isOpen('Elevator')).toBe(true);
    await user.pointer([{ keys: '[TouchA]', target: screen.getByRole('heading', { level: 1 }) }]);
    expect(isOpen('Elevator')).toBe(false);
  });

  it('opens when the keyboard reaches it and closes when the keyboard leaves it', async () => {
    const { user } = open();
    act(() => nav().getByRole('link', { name: 'About Us' }).focus());
    await user.tab();
    expect(button('Elevator')).toHaveFocus();
    expect(isOpen('Elevator')).toBe(true);
    await user.tab();
    expect(nav().getByRole('link', { name: 'Passenger Elevator' })).toHaveFocus();
    for (let stop = 0; stop < 7; stop += 1) await user.tab();
    expect(button('Escalator')).toHaveFocus();
    expect(isOpen('Elevator')).toBe(false);
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const { user } = open();
    await user.click(button('Elevator'));
    await user.tab();
    await user.keyboard('{Escape}');
    expect(isOpen('Elevator')).toBe(false);
    expect(button('Elevator')).toHaveFocus();
  });

  it('closes on Escape under the mouse without taking the focus', async () => {
    const { user } = open();
    await user.hover(button('Elevator'));
    await user.keyboard('{Escape}');
    expect(isOpen('Elevator')).toBe(false);
    expect(document.body).toHaveFocus();
  });

  it('closes when a link is followed', async () => {
    const { user, router } = open();
    await user.click(button('Elevator'));
    await user.click(nav().getByRole('link', { name: 'Freight' }));
    expect(router.state.location.pathname).toBe('/elevators/freight');
    expect(isOpen('Elevator')).toBe(false);
  });
});
