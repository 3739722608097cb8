import {renderToString} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {useLanguage} from './LanguageProvider';

// The theme's own modules need a Docusaurus build; what is tested here is the context.
vi.mock('@docusaurus/theme-common', () => ({useStorageSlot: () => [null, {set: vi.fn()}]}));

it('says what is wrong outside of its provider', () => {
  const Shown = (): string => useLanguage().language;
  expect(() => renderToString(<Shown />)).toThrow('useLanguage must be used within a LanguageProvider');
});
