import { act } from '@testing-library/react';

let observers: FakeObserver[] = [];

class FakeObserver {
  targets: Element[] = [];
  constructor(
    readonly callback: IntersectionObserverCallback,
    readonly options?: IntersectionObserverInit,
  ) {
    observers.push(this);
  }
  observe(target: Element) {
    this.targets.push(target);
  }
  disconnect() {
    this.targets = [];
  }
}

/** Installs an IntersectionObserver, which jsdom lacks; `scrollTo` sets the elements in view. */
export function fakeIntersectionObserver() {
  observers = [];
  Object.assign(window, { IntersectionObserver: FakeObserver });
  return {
    scrollTo(inView: (target: Element) => boolean) {
      act(() => {
        for (const observer of observers) {
          for (const target of observer.targets) {
            const entry = { target, isIntersecting: inView(target) } as IntersectionObserverEntry;
            observer.callback([entry], observer as unknown as IntersectionObserver);
          }
        }
      });
    },
    remove() {
      Reflect.deleteProperty(window, 'IntersectionObserver');
    },
  };
}
