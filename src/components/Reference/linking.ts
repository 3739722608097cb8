import {codeLines, lineAt} from './codeLines';
import {fieldAt, rowFor, unfold, type FieldPlace, type Part} from './fieldRows';
import {errorBody, markErrors, markField, pathsIn} from './marks';
import {parameterAt} from './parameterLines';

/** The code block that holds an element, and which part of the panel it is of. */
function codeOf(element: Element): {block: HTMLElement; part: Part} | undefined {
  const block = element.closest('pre');
  const part = block?.closest<HTMLElement>('.reference-panel [data-part]')?.dataset.part;
  return block === null || (part !== 'request' && part !== 'response') ? undefined : {block, part};
}

/** The fields that the lines of a block belong to. */
function placesIn(reference: HTMLElement, block: HTMLElement, part: Part): (FieldPlace | undefined)[] {
  const lines = codeLines(block);
  return pathsIn(lines).map((path, index) => {
    const known = path ?? (part === 'request' ? parameterAt(reference, lines[index]?.text ?? '') : undefined);
    const place = known === undefined ? undefined : {part, path: known};
    return place !== undefined && rowFor(reference, place) !== undefined ? place : undefined;
  });
}

const isSame = (a: FieldPlace | undefined, b: FieldPlace | undefined): boolean =>
  a?.part === b?.part && a?.path === b?.path;

/**
 * Lets rows of fields and lines of the panel mark each other: by pointing, by the keyboard, and for good by a click or Enter.
 * In a code block the arrow keys go from field to field, and Enter leads to the row.
 *
 * @param signal - ends it
 * @returns a function that treats an event as if it had happened now
 */
export function link(reference: HTMLElement, signal: AbortSignal): (event: Event) => void {
  let kept: FieldPlace | undefined;
  let current: FieldPlace | undefined;

  const show = (place: FieldPlace | undefined, isFromRow: boolean): void => {
    current = place;
    markField(reference, place, isFromRow);
  };
  const keep = (place: FieldPlace | undefined, isFromRow: boolean): void => {
    kept = isSame(kept, place) ? undefined : place;
    show(place, isFromRow);
  };
  const showRow = (place: FieldPlace): void => {
    const row = rowFor(reference, place);
    if (row !== undefined) {
      unfold(row);
      row.scrollIntoView({block: 'nearest'});
    }
  };
  const placeUnder = ({target, clientY}: MouseEvent): {place: FieldPlace; isRow: boolean} | undefined => {
    if (!(target instanceof Element)) {
      return undefined;
    }
    const code = codeOf(target);
    const line = code === undefined ? undefined : lineAt(codeLines(code.block), clientY);
    const place =
      code === undefined
        ? fieldAt(target)
        : line === undefined
          ? undefined
          : placesIn(reference, code.block, code.part)[line];
    return place === undefined ? undefined : {place, isRow: code === undefined};
  };

  const onMove = (event: PointerEvent): void => {
    const found = event.pointerType === 'touch' ? undefined : placeUnder(event);
    const place = found?.place ?? kept;
    if (!isSame(place, current)) {
      show(place, found?.isRow === true);
    }
  };
  const onFocus = ({target}: FocusEvent): void => {
    const place = target instanceof Element ? fieldAt(target) : undefined;
    if (place !== undefined) {
      show(place, true);
    }
  };
  const onClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    const label = target.closest<HTMLLabelElement>('.error-table label');
    if (label !== null) {
      markErrors(reference, label.htmlFor);
      // The label chooses the answer after the click was heard of.
      requestAnimationFrame(() => {
        errorBody(reference, label)?.scrollIntoView({block: 'nearest'});
      });
    }
    // Clicks that do something else, or end a selection of text, keep nothing.
    if (target.closest('summary, button, label, input, select') !== null || getSelection()?.isCollapsed === false) {
      return;
    }
    const found = placeUnder(event);
    if (found !== undefined) {
      keep(found.place, found.isRow);
      if (!found.isRow) {
        showRow(found.place);
      }
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    const code = codeOf(event.target as Element);
    if (event.key === 'Escape') {
      kept = undefined;
      show(undefined, false);
    }
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (code === undefined || (step === undefined && event.key !== 'Enter')) {
      return;
    }
    if (step === undefined) {
      const row = current === undefined ? undefined : rowFor(reference, current);
      if (current !== undefined && row !== undefined) {
        showRow(current);
        row.querySelector<HTMLElement>('a')?.focus();
      }
      return;
    }
    const places = placesIn(reference, code.block, code.part).filter(
      (place, index, all) => place !== undefined && !isSame(place, all[index - 1]),
    );
    const next = places[places.findIndex((place) => isSame(place, current)) + step];
    if (next !== undefined) {
      event.preventDefault();
      kept = next;
      show(next, true);
      showRow(next);
    }
  };
  const onChange = ({target}: Event): void => {
    if (target instanceof HTMLInputElement && target.type === 'radio') {
      markErrors(reference, target.id);
    }
    show(kept, false);
  };
  const onLeave = (): void => {
    show(kept, false);
  };

  const listeners: Readonly<Record<string, (event: never) => void>> = {
    pointermove: onMove,
    pointerleave: onLeave,
    focusin: onFocus,
    click: onClick,
    keydown: onKey,
    change: onChange,
  };
  for (const [type, listener] of Object.entries(listeners)) {
    reference.addEventListener(type, listener as EventListener, {signal});
  }
  return (event) => {
    listeners[event.type]?.(event as never);
  };
}
