import MDXComponents from '@theme-original/MDXComponents';
import {Answer} from '../components/Answers/Answer';
import {Answers} from '../components/Answers';
import {CodeSample, CodeSamples} from '../components/CodeSamples';
import {Endpoint} from '../components/Endpoint';
import {ExpandFields} from '../components/Fields/ExpandFields';
import {FieldName} from '../components/Fields/FieldName';
import {Flag} from '../components/Flag';
import {Folded} from '../components/Folded';
import {Icon} from '../components/Icon';
import {Reference} from '../components/Reference';
import {Sections} from '../components/Sections';
import {TableScroller} from '../components/TableScroller';

/** Components that every page may use without an import. */
export default {
  ...MDXComponents,
  Answer,
  Answers,
  CodeSample,
  CodeSamples,
  Endpoint,
  ExpandFields,
  FieldName,
  Flag,
  Icon,
  NestedFields: Folded,
  Reference,
  Sections,
  TableScroller,
};
