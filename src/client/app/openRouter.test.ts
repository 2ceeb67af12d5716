import { testI18n } from '../testing/content';
import { openRouter } from './openRouter';

it.each([true, false])(
  'leaves a tap the time to show before the next page is worked out (rendered: %s)',
  async (arrivedRendered) => {
    window.history.replaceState(null, '', '/about');
    const router = await openRouter({ i18n: testI18n('en') }, '/', arrivedRendered);
    const going = router.navigate('/newsroom');
    expect(router.state.navigation.state).toBe('idle');
    await going;
    expect(router.state.location.pathname).toBe('/newsroom');
    router.dispose();
  },
);
