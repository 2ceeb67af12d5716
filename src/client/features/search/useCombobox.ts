import { useEffect, useEffectEvent, useState } from 'react';
import type { Suggestion } from './suggestionEntries';
import type { SuggestionsProps } from './suggestionsProps';
import { useSuggested } from './useSuggested';

const none: Suggestion[] = [];

/** The keyboards of Android compose every word, English ones too: there waiting would be for ever. */
const composesAlways = () => /Android/.test(navigator.userAgent);

/** A key of an input method, which makes a sign of what is typed: it is none of ours. */
const isComposing = ({ isComposing: composing, keyCode }: KeyboardEvent) =>
  // Safari ends the composition before it tells of the key that did.
  composing || keyCode === 229;

/**
 * An editable combobox after the pattern of the ARIA authoring practices: the focus stays in the
 * field, and the keyboard's place in the list is `active`, -1 in the field itself. It listens at the
 * form, because the field is another one after each search.
 */
export function useCombobox(
  field: Pick<SuggestionsProps, 'form' | 'input' | 'onText' | 'onFollow'>,
) {
  const { form, input, onText, onFollow } = field;
  /** What is asked about; empty: nothing. */
  const [text, setText] = useState('');
  const [isDismissed, setIsDismissed] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggested(text) ?? none;
  const entries = isDismissed ? none : found;

  const ask = (about: string) => {
    setText(about.trim());
    setIsDismissed(false);
    setActive(-1);
  };
  const choose = ({ kind, text: chosen, address }: Suggestion) => {
    ask('');
    // What was typed of a name is of no use on the page of what it names.
    onText(kind === 'words' ? chosen : '');
    onFollow(address);
  };
  const isField = (target: EventTarget | null) => target === input.current;

  const onInput = useEffectEvent((composing: boolean) => {
    ask(composing && !composesAlways() ? '' : (input.current?.value ?? ''));
  });
  /** Something was typed before this code was there. */
  const onArrival = useEffectEvent(() => {
    const typed = input.current;
    if (typed && isField(document.activeElement) && typed.value !== typed.defaultValue) {
      ask(typed.value);
    }
  });
  const onEnd = useEffectEvent(() => ask(''));

  const step = (by: 1 | -1) => {
    if (entries.length === 0) {
      // Closed by Escape, or never asked about.
      ask(input.current?.value ?? '');
      if (found.length > 0) setActive(by > 0 ? 0 : found.length - 1);
    } else {
      // The field itself lies between the last entry and the first.
      const places = entries.length + 1;
      setActive(((active + 1 + by + places) % places) - 1);
    }
  };
  const handled: Record<string, () => boolean | void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter() {
      const chosen = entries[active];
      if (!chosen) return false;
      choose(chosen);
    },
    Escape() {
      if (entries.length > 0) {
        setIsDismissed(true);
        setActive(-1);
      } else if (input.current?.value) {
        onText('');
        ask('');
      } else return false;
    },
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isField(event.target) || isComposing(event)) return;
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    // Those that move the cursor bring the keyboard back into the field, and move it.
    if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) return setActive(-1);
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const handle = handled[key];
    if (!handle || handle() === false) return;
    event.preventDefault();
    // A menu that is open hears of Escape when the list is closed.
    event.stopPropagation();
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const handlers = {
      input: (event: Event) => onInput((event as InputEvent).isComposing),
      compositionend: () => onInput(false),
      keydown: (event: Event) => onKeyDown(event as KeyboardEvent),
      focusout: () => onEnd(),
      submit: () => onEnd(),
    };
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
    const arrival = setTimeout(() => onArrival());
    return () => {
      clearTimeout(arrival);
      for (const [name, handler] of Object.entries(handlers))
        element.removeEventListener(name, handler);
    };
  }, [form]);

  return { entries, active, choose };
}
