import {
  Button,
  Menu,
  MenuDivider,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { ZoomIn20Regular, ZoomOut20Regular } from '@fluentui/react-icons';
import { messages } from '../../lib/messages.ts';
import { fullScale, nextZoom, percentOf, type Zoom, zoomSteps } from './page-layout.ts';

const { viewer: text, viewerTools: words } = messages;

const useStyles = makeStyles({
  group: { display: 'flex', alignItems: 'center' },
  percent: { minWidth: '48px', paddingInline: '2px', fontWeight: 'inherit', fontVariantNumeric: 'tabular-nums' },
});

interface PageZoomProps {
  zoom: Zoom;
  /** The current scale, in pixels for each point. */
  scale: number;
  onZoom: (zoom: Zoom) => void;
}

/** Larger, smaller, and a menu of sizes. */
export function PageZoom({ zoom, scale, onZoom }: PageZoomProps) {
  const styles = useStyles();
  const percent = percentOf(scale);
  const chosen = typeof zoom === 'number' ? String(percent) : zoom;
  return (
    <div className={styles.group}>
      <Button
        appearance="subtle"
        icon={<ZoomOut20Regular />}
        aria-label={text.zoomOut}
        title={text.zoomOut}
        onClick={() => onZoom(nextZoom(scale, -1))}
      />
      <Menu
        checkedValues={{ zoom: [chosen] }}
        onCheckedValueChange={(_, { checkedItems: [value = 'width'] }) =>
          onZoom(value === 'width' || value === 'page' ? value : (Number(value) / 100) * fullScale)
        }
      >
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            className={styles.percent}
            aria-label={`${words.zoom}: ${words.percent(percent)}`}
          >
            {words.percent(percent)}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItemRadio name="zoom" value="width">
              {text.fitWidth}
            </MenuItemRadio>
            <MenuItemRadio name="zoom" value="page">
              {words.fitPage}
            </MenuItemRadio>
            <MenuDivider />
            {zoomSteps.map((step) => (
              <MenuItemRadio key={step} name="zoom" value={String(step)}>
                {words.percent(step)}
              </MenuItemRadio>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
      <Button
        appearance="subtle"
        icon={<ZoomIn20Regular />}
        aria-label={text.zoomIn}
        title={text.zoomIn}
        onClick={() => onZoom(nextZoom(scale, 1))}
      />
    </div>
  );
}
