import { type Document, downloadDocuments, mostChosenForZip } from '@bidloom/contract/documents';
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownload20Regular, FolderArrowRight20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { urlOf } from '../../lib/api-client.ts';
import { messages } from '../../lib/messages.ts';
import { saveLink } from '../../lib/save-link.ts';
import { categoriesRequested } from './documents.slice.ts';

const text = messages.versions;

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  list: {
    maxHeight: '300px',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  row: { display: 'flex', alignItems: 'center', gap: '8px', paddingRight: '10px', overflowWrap: 'anywhere' },
  category: { marginLeft: 'auto', color: tokens.colorNeutralForeground2, textAlign: 'right' },
  hint: { flexBasis: '100%', color: tokens.colorNeutralForeground3 },
  download: { whiteSpace: 'nowrap' },
  move: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8px', '& > :first-child': { flexGrow: 1 } },
});

interface OrganiseDialogProps {
  workspaceId: string;
  items: readonly Document[];
  onClose: () => void;
}

/** Several documents at once: moved to a category, or downloaded as one ZIP. */
export function OrganiseDialog({ workspaceId, items, onClose }: OrganiseDialogProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [category, setCategory] = useState('');
  const categories = [...new Set(items.flatMap((item) => item.category ?? []))].sort();
  const ids = items.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  const all = ids.length === items.length;
  const tooMany = !all && ids.length > mostChosenForZip;

  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{text.manageTitle}</DialogTitle>
          <DialogContent className={styles.content}>
            <div>
              <Checkbox
                label={text.all}
                checked={all ? true : ids.length > 0 ? 'mixed' : false}
                onChange={() => setChosen(all ? [] : items.map(({ id }) => id))}
              />
              <fieldset className={styles.list} style={{ margin: 0, padding: 0 }} aria-label={text.choose}>
                {items.map(({ id, fileName, category: current, replacedById }) => (
                  <div key={id} className={styles.row}>
                    <Checkbox
                      label={fileName}
                      checked={chosen.includes(id)}
                      onChange={(_, { checked }) =>
                        setChosen(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                      }
                    />
                    <Text size={200} className={styles.category}>
                      {replacedById ? text.isEarlier : current}
                    </Text>
                  </div>
                ))}
              </fieldset>
            </div>
            <div className={styles.move}>
              <Field label={text.category}>
                <Input
                  aria-describedby="organised-hint"
                  list="organised-categories"
                  maxLength={120}
                  value={category}
                  onChange={(_, { value }) => setCategory(value)}
                />
              </Field>
              <datalist id="organised-categories">
                {categories.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
              <Button
                icon={<FolderArrowRight20Regular />}
                disabled={ids.length === 0}
                onClick={() => {
                  dispatch(categoriesRequested({ workspaceId, ids, category: category.trim() }));
                  setChosen([]);
                }}
              >
                {text.move(ids.length)}
              </Button>
              {/* Below field and button: as the field's hint it would move the button down. */}
              <Text id="organised-hint" size={200} className={styles.hint}>
                {text.categoryHint}
              </Text>
            </div>
            {tooMany && <Text role="status">{text.tooMany(mostChosenForZip)}</Text>}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{messages.common.close}</Button>
            <Button
              appearance="primary"
              className={styles.download}
              icon={<ArrowDownload20Regular />}
              disabled={ids.length === 0 || tooMany}
              onClick={() => saveLink(urlOf(downloadDocuments, { workspaceId }, all ? {} : { ids: ids.join(',') }))}
            >
              {text.zip(ids.length)}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
