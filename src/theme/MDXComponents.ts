import MDXComponents from '@theme-original/MDXComponents';
import {CodeSample} from '../components/CodeSamples/CodeSample';
import {CodeSamples} from '../components/CodeSamples';
import {Endpoint} from '../components/Endpoint';
import {Flag} from '../components/Flag';
import {Flow} from '../components/Flow';
import {TableScroller} from '../components/TableScroller';
import {TagPrices} from '../components/TagPrices';

/** Components that every page may use without an import. */
export default {...MDXComponents, CodeSample, CodeSamples, Endpoint, Flag, Flow, TableScroller, TagPrices};
