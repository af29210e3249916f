import { StarterKit } from '@tiptap/starter-kit';
import { SAFE_ADDRESS } from '@/ui/safeAddress';

/**
 * The formats that the editor knows. They are more than its toolbar offers (other headings, quotations, underlining), so that a text written elsewhere loses as
 * little as possible. A link may lead where `sanitiseHtml` allows it.
 */
export const EXTENSIONS = [
  StarterKit.configure({
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    // This extension would add an empty paragraph that nobody typed.
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
