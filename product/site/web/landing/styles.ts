/** The sections that came with the page are shown without their code, but not without their style sheets. */
import '#ui/badge.module.css';
import './audiences.module.css';
import './evidence.module.css';
import './privacy.module.css';
import './programs.module.css';
import './section.module.css';
import './skills.module.css';
import './steps.module.css';
