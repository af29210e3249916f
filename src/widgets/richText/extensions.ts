import { StarterKit } from '@tiptap/starter-kit';
import { SAFE_ADDRESS } from '@/ui/safeAddress';

/**
 * What the editor understands. It keeps more than its toolbar offers (other headings, quotations, underlining), so that a text written elsewhere
 * loses as little as possible; a link goes where `sanitiseHtml` lets it go.
 */
export const EXTENSIONS = [
  StarterKit.configure({
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    // It would add an empty paragraph that nobody typed.
    trailingNode: false,
    link: {
      autolink: false,
      openOnClick: false,
      linkOnPaste: false,
      isAllowedUri: (address) => SAFE_ADDRESS.test(address),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];
